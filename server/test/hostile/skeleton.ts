/** How a text of a format is built, without what it says: what a stranger wrote must not change it. */

/** Between these and their ends, HTML reads text alone. */
const RAW = ['script', 'style', 'title', 'textarea'];
const TAG =
  /<!--.*?-->|<!doctype[^>]*>|<\/?([a-zA-Z][^\s/>]*)((?:[\s/]+[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)[\s/]*>/gs;

/**
 * Tags in order with the names of their attributes, as a browser reads them. Addresses that are links or are loaded
 * stand with their scheme.
 */
export function htmlSkeleton(html: string): string[] {
  const found: string[] = [];
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [whole, name = '', attributes = ''] = tag;
    found.push(
      name === '' ? whole.slice(0, 9) : `${whole[1] === '/' ? '/' : ''}${name} ${attributesOf(attributes)}`,
    );
    if (whole[1] === '/' || !RAW.includes(name.toLowerCase())) continue;
    const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, TAG.lastIndex);
    TAG.lastIndex = end < 0 ? html.length : end;
  }
  return found;
}

const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single, bare]) =>
      /^(href|src|action|formaction)$/i.test(name)
        ? `${name}=${/^[a-z][a-z+.-]*:/i.exec(double ?? single ?? bare ?? '')?.[0] ?? 'here'}`
        : name,
    )
    .join(' ');
}

/** Names of the content lines of an iCalendar file, in order, with their parameters' names. */
export function calendarSkeleton(file: string): string[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(
      (line) =>
        /^[A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^;:"]*))*:/.exec(line)?.[0].replace(/=("[^"]*"|[^;:]*)/g, '') ??
        line,
    );
}
