/**
 * Just enough looking at an answer to trust its type. Our own server makes these answers from the schemas
 * that the types come from, so what is asked here is only whether it was our server that spoke.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const holds =
  <Shape>(...names: (keyof Shape & string)[]) =>
  (value: unknown): value is Shape =>
    isRecord(value) && names.every((name) => name in value);

export function isList<Item>(value: unknown): value is Item[] {
  return Array.isArray(value);
}
