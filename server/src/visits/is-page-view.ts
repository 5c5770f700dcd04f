/** Programs that name themselves: crawlers, link previews, monitors, and tools that fetch pages. */
const PROGRAMS =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|\bnode\b|axios|undici|okhttp|libwww|http-?client/i;

/**
 * Whether a request for a page is somebody opening it: no HEAD, no page loaded in advance, no picture or script of
 * another site that names the address, and no program that says it is one.
 */
export function isPageView(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent');
  if (method !== 'GET' || !agent || PROGRAMS.test(agent)) return false;
  const isInAdvance = [header('sec-purpose'), header('purpose'), header('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  );
  return !isInAdvance && (header('sec-fetch-dest') ?? 'document') === 'document';
}
