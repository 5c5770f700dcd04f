import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from '@daybook/schema/figures/colours';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const files = ['tokens.css', 'form-tokens.css', 'page-tokens.css'].map((name) =>
  readFileSync(new URL(`../../../schema/styles/${name}`, import.meta.url), 'utf8'),
);
const tokens = new Map(
  [...files.join('').matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colour(theme: Theme, name: string): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`there is no colour ${name}`);
  return token[theme];
}

/** Returns the WCAG 2 relative luminance of '#rrggbb'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = parseInt(colour.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(colour(theme, name)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = ['ink', 'ink-soft', 'ink-faint', 'leaf', 'sky', 'amber', 'brick'];
const hues = ['blue', 'violet', 'orange', 'teal', 'rose', 'olive'];
const readable = [
  ...texts.flatMap((text) => [
    [text, 'paper'],
    [text, 'card'],
  ]),
  ...['leaf', 'sky', 'amber', 'brick'].map((tone) => [tone, `${tone}-tint`]),
  ...hues.map((hue) => [`${hue}-ink`, `${hue}-tint`]),
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-hover'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-hover'],
];

describe.each(THEMES)('the %s theme', (theme) => {
  it.each(readable)('makes %s readable on %s', (text = '', ground = '') => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(hues)('makes the edge of %s visible against its background', (hue) => {
    expect(contrast(theme, `${hue}-edge`, `${hue}-tint`)).toBeGreaterThanOrEqual(3);
  });

  it('gives controls visible edges', () => {
    expect(contrast(theme, 'line-control', 'card')).toBeGreaterThanOrEqual(3);
  });
});

it('uses the same colours in emails and drawn pictures', () => {
  const named = Object.keys(colours).map((name) => [
    name,
    tokens.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ]);
  expect(colours).toEqual(Object.fromEntries(named));
});
