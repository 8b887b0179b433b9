export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T = any>(value: T): { current: T };
export function useState<T>(value: T): [T, (value: T | ((old: T) => T)) => void];
