/** What the search of the FAQ finds: every word of the query, in any order, anywhere in a question or its answer. */

/** 'Café, please' gives 'cafe, please'. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** `text` is folded. An empty query finds everything. */
export function matches(text: string, query: string): boolean {
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
