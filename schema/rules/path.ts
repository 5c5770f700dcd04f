/** The values of a query; null, undefined and '' are left out. */
export type Query = Record<string, string | number | null | undefined>;

/**
 * Fills the `:names` of a route's path, percent-encoded, and appends a query. `buildPath('/api/diary/:slug',
 * { slug: 'willow' })` gives `/api/diary/willow`.
 */
export function buildPath(
  path: string,
  params: Record<string, string | number> = {},
  query: Query = {},
): string {
  return withQuery(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
  );
}

/** Appends a query to a URL that has none. */
export function withQuery(address: string, query: Query): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value != null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value ?? '')}`);
  return pairs.length ? `${address}?${pairs.join('&')}` : address;
}
