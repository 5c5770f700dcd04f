/** Finds questions whose words begin with the words of a query, in any order. */

/** Returns ' cafe please' for 'Café, please': lower-case words without accents, a space before each. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/(^|[^\p{L}\p{N}]+)/gu, ' ');
}

/** Returns whether a folded text matches. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  return folded(query)
    .split(' ')
    .every((word) => word === '' || text.includes(` ${word}`));
}
