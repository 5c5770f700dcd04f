/**
 * Path and query as they were asked for: '/diary/willow' and '?date=2026-11-24', or ''. They are cut out of the address,
 * since URL refuses one whose host, which any client may invent, names none.
 */
export function askedAddress({ req: { url } }: { req: { url: string } }): { path: string; query: string } {
  const [, path = '/', query = ''] = /^[^:/?#]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}
