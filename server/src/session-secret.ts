/** Whether SESSION_SECRET is worth its length. Chance never looks like this, and people who fill a field often do. */

/** Different signs, and different steps from one sign to the next, that any 32 signs by chance have. */
const VARIETY_MIN = 8;

/** Of few signs, a run through the alphabet, or one word again and again. `secret` has 32 characters at least. */
export function isEasilyGuessed(secret: string): boolean {
  const codes = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return new Set(codes).size < VARIETY_MIN || new Set(steps).size < VARIETY_MIN || isRepeated(codes);
}

/** The same again from the beginning to the end, though the last time may be cut short. */
function isRepeated(codes: number[]): boolean {
  const periods = Array.from({ length: Math.floor(codes.length / 2) }, (_, at) => at + 1);
  return periods.some((period) => codes.every((code, at) => code === codes[at % period]));
}
