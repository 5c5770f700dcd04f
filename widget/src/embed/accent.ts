/** A host's accent colour, and the other colours that must be made from it to stay readable (WCAG 2.2, 1.4.3). */

/** Red, green, blue: 0 to 255. */
export type Colour = readonly [number, number, number];

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const READABLE = 4.5;

/** From what a browser computes ('rgb(31, 107, 79)', 'color(srgb 0.1 0.4 0.3)'); null for other spaces. */
export function parseColour(computed: string): Colour | null {
  const found = /^(rgba?|color)\((?:srgb )?([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)/.exec(computed);
  if (!found) return null;
  const scale = found[1] === 'color' ? 255 : 1;
  return [Number(found[2]) * scale, Number(found[3]) * scale, Number(found[4]) * scale];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** `share` of `a` in `b`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return [part(0), part(1), part(2)];
}

/** Black or white, whichever reads better; one of the two always reaches 4.5:1. */
export const textOn = (ground: Colour): Colour =>
  contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;

/** The colour itself, or as little darkened or lightened as makes it readable on the ground. */
export function readableOn(ground: Colour, colour: Colour): Colour {
  const towards = textOn(ground);
  let share = 1;
  while (share > 0 && contrast(mix(colour, towards, share), ground) < READABLE) share -= 0.05;
  return mix(colour, towards, Math.max(0, share));
}

const css = (colour: Colour) => `rgb(${colour.map(Math.round).join(' ')})`;

/** The tokens (styles/tokens.css) that follow from an accent on a card, as declarations. */
export function accentTokens(accent: Colour, card: Colour): string {
  const tint = mix(accent, card, 0.12);
  const on = textOn(accent);
  return [
    `--on-leaf:${css(on)}`,
    `--leaf-ink:${css(readableOn(tint, accent))}`,
    // Away from its text's colour, so that what was readable stays so.
    `--leaf-hover:${css(mix(accent, on === WHITE ? BLACK : WHITE, 0.88))}`,
    `--leaf-tint:${css(tint)}`,
    `--leaf-line:${css(mix(accent, card, 0.3))}`,
  ].join(';');
}
