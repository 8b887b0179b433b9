export interface Signal<T = any> {
  value: T;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(compute: () => T): { readonly value: T };
export function batch<T>(act: () => T): T;
export function effect(act: () => unknown): () => void;
