/**
 * SESSION_SECRET: one secret, or several while a new one replaces an old one. The first seals everything new.
 * Everything that any of them sealed is accepted, so that links already sent and pages already open keep
 * working.
 */
export type Secrets = readonly [newest: string, ...earlier: string[]];

/** The fewest characters of each secret. */
export const SECRET_MIN = 32;

/** Splits secrets at commas. A comma that would leave too short a part belongs to the secret around it. */
export function readSecrets(text: string): Secrets {
  const [newest = text, ...earlier] = text.split(',').map((part) => part.trim());
  const areAllLong = [newest, ...earlier].every((part) => part.length >= SECRET_MIN);
  return areAllLong ? [newest, ...earlier] : [text];
}

/** Random text of 32 characters has at least this many different characters, and steps between them. */
const VARIETY_MIN = 8;

/** Returns true for few characters, a run through the alphabet, or one word repeated. Needs 32 characters. */
export function isEasilyGuessed(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return new Set(codes).size < VARIETY_MIN || new Set(steps).size < VARIETY_MIN || isRepeated(codes);
}

/** Returns true for one word repeated from beginning to end; the last one may be cut short. */
function isRepeated(codes: number[]): boolean {
  const periods = Array.from({ length: Math.floor(codes.length / 2) }, (_, at) => at + 1);
  return periods.some((period) => codes.every((code, at) => code === codes[at % period]));
}
