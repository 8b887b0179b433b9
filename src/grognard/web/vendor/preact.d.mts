export type Node = any;
export function h(kind: any, props: any, ...children: any[]): Node;
export function render(node: Node, place: Element): void;
export function createRef<T = any>(): { current: T | null };
export class Component<Props = any, State = any> {
  constructor(props?: Props);
  props: Props;
  state: State;
  setState(state: Partial<State>): void;
}
