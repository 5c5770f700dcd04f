/** Returns an id for a query: '' means any. */
export const idInQuery = (id: number | null | undefined) =>
  id === null || id === undefined ? '' : String(id);
