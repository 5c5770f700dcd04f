/** What is typed into a field for a number that may be left out: null where it is empty, NaN for what is no number. */
export function numberOrNull(typed: string | number | null): number | null {
  if (typed === null || String(typed).trim() === '') return null;
  return Number(typed);
}
