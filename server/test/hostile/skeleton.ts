/** Returns how a text of a format is built, without its words: a stranger's text must not change that. */

/** Elements whose content HTML reads as text only. */
const RAW = ['script', 'style', 'title', 'textarea'];
const TAG =
  /<!--.*?-->|<!doctype[^>]*>|<\/?([a-zA-Z][^\s/>]*)((?:[\s/]+[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)[\s/]*>/gs;

/**
 * Returns the tags in order with the names of their attributes, as a browser reads them. Addresses that are
 * links or are loaded appear with their scheme.
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

/** Returns the names of an iCalendar file's content lines, in order, with their parameters' names. */
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
