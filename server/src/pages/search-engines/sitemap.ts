/** The sitemap protocol (sitemaps.org): an index of parts, each of them a list of addresses. */

/** Full addresses of the parts. */
export function sitemapIndex(addresses: readonly string[]): string {
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap>${located(address)}</sitemap>`),
  );
}

/** Full addresses of pages. */
export function sitemapPart(addresses: readonly string[]): string {
  return document(
    'urlset',
    addresses.map((address) => `<url>${located(address)}</url>`),
  );
}

function document(name: string, entries: readonly string[]): string {
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${space}">\n${entries.join('\n')}\n</${name}>\n`;
}

/** Our addresses hold no other sign that means something in XML. */
function located(address: string): string {
  return `<loc>${address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>`;
}
