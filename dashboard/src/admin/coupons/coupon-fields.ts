/** The number in a field that may be left empty: null when it is empty, NaN when it holds no number. */
export function numberOrNull(typed: string | number | null): number | null {
  if (typed === null || String(typed).trim() === '') return null;
  return Number(typed);
}
