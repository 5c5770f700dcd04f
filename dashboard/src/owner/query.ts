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

const ID = /^[1-9]\d{0,14}$/;

export function readId(text: string | null | undefined): number | null {
  return ID.test(text ?? '') ? Number(text) : null;
}
