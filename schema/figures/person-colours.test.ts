import { expect, it } from 'vitest';
import { PERSON_COLOURS } from './person-colours.ts';

/** Returns WCAG's relative luminance. */
function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(PERSON_COLOURS)('$name is dark enough for white text', ({ hex }) => {
  expect(1.05 / (luminanceOf(hex) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
