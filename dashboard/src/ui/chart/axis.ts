/** Round values for the end of an axis, whose halves are round too. */
const ENDS = [2, 4, 6, 8, 10];

/** Returns the lowest of them, times a power of ten, that is not below `most`: 60 for 49, 2000 for 1100. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(most, 1))) - 1);
  return power * (ENDS.find((end) => end * power >= most) ?? 10);
}

export function axisAmounts(most: number): [end: number, half: number, ground: number] {
  const end = axisEnd(most);
  return [end, end / 2, 0];
}
