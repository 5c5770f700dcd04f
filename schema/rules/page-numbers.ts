/** Returns the page in an address, from 1. Anything else means the first. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** Returns the page numbers of a pager: at most `most`, with the open page as central as possible. */
export function pageNumbers(page: number, pageCount: number, most: number): number[] {
  const shown = Math.min(most, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - shown + 1));
  return Array.from({ length: shown }, (_, at) => first + at);
}
