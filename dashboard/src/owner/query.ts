/** Returns the query with the values, and without those that are null. It keeps all other parameters. */
export function withValues(
  query: URLSearchParams,
  values: Record<string, string | number | null>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values))
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  return next;
}

const PAGE = /^[1-9]\d{0,5}$/;
const ID = /^[1-9]\d{0,14}$/;

/** Returns a page of a list, from 1. The default is the first. */
export function readPage(text: string | null): number {
  return PAGE.test(text ?? '') ? Number(text) : 1;
}

export function readId(text: string | null | undefined): number | null {
  return ID.test(text ?? '') ? Number(text) : null;
}
