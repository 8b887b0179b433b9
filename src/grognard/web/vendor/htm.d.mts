interface Htm {
  bind(h: Function): (strings: TemplateStringsArray, ...values: any[]) => any;
}
declare const htm: Htm;
export default htm;
