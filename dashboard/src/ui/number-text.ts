const inEnglish = new Intl.NumberFormat('en-GB');

/** Returns '2,310'. */
export function numberText(value: number): string {
  return inEnglish.format(value);
}

/** Returns '1 event' or '2,310 bookings'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
