/** Whether SESSION_SECRET is as hard to guess as it is long. */

/** Random text of 32 characters has at least so many different ones, and different steps from one to the next. */
const VARIETY_MIN = 8;

/** True for few characters, a run through the alphabet, or one word repeated. `secret` has 32 characters at least. */
export function isEasilyGuessed(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return new Set(codes).size < VARIETY_MIN || new Set(steps).size < VARIETY_MIN || isRepeated(codes);
}

/** The same word from the beginning to the end; the last one may be cut short. */
function isRepeated(codes: number[]): boolean {
  const periods = Array.from({ length: Math.floor(codes.length / 2) }, (_, at) => at + 1);
  return periods.some((period) => codes.every((code, at) => code === codes[at % period]));
}
