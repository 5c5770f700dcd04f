/** One call for each item of the catalogue that is not yet as the owner wants it. */
export type SaveStep<Request> =
  | { is: 'add'; request: Request }
  | { is: 'change'; id: number; request: Request }
  | { is: 'archive'; id: number };

/** Returns the steps that archive the removed items, unless they are gone already. */
export const archiving = (open: readonly { id: number }[], removed: readonly number[]) =>
  open.filter(({ id }) => removed.includes(id)).map(({ id }) => ({ is: 'archive' as const, id }));
