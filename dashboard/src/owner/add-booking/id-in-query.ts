/** Returns an id as a query carries it: '' for any. */
export const idInQuery = (id: number | null | undefined) =>
  id === null || id === undefined ? '' : String(id);
