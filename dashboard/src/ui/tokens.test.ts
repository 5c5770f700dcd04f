import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from '@daybook/schema/figures/colours';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';

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

const channelsOf = (colour: string) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

/** Returns the WCAG 2 relative luminance of red, green and blue, 0 to 255. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (theme: Theme, name: string) => channelsOf(colour(theme, name));

function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns a booking's ground in the calendar, as hours.module.css mixes it. */
function groundOf(hue: number[], theme: Theme): number[] {
  const card = channels(theme, 'card');
  return hue.map((value, index) => value * 0.16 + (card[index] ?? 0) * 0.84);
}

const texts = ['ink', 'ink-soft', 'ink-faint', 'leaf', 'sky', 'amber', 'brick'];
const hues = ['sky', 'violet', 'orange', 'teal', 'rose', 'olive'];
const readable = [
  ...texts.flatMap((text) => [
    [text, 'paper'],
    [text, 'card'],
  ]),
  ...['leaf', 'sky', 'amber', 'brick'].map((tone) => [tone, `${tone}-tint`]),
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-hover'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-hover'],
];

describe.each(THEMES)('the %s theme', (theme) => {
  it.each(readable)('makes %s readable on %s', (text = '', ground = '') => {
    expect(contrast(channels(theme, text), channels(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(hues)('makes text readable on a booking in %s, and its edge visible', (name) => {
    const hue = channels(theme, name);
    expect(contrast(channels(theme, 'ink'), groundOf(hue, theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hue, groundOf(hue, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(PERSON_COLOURS)("makes text readable on a person's booking in $name", ({ hex }) => {
    const ground = groundOf(channelsOf(hex), theme);
    expect(contrast(channels(theme, 'ink'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives controls visible edges', () => {
    expect(contrast(channels(theme, 'line-control'), channels(theme, 'card'))).toBeGreaterThanOrEqual(3);
  });
});

it('uses the same colours in emails and drawn pictures', () => {
  const named = Object.keys(colours).map((name) => [
    name,
    tokens.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ]);
  expect(colours).toEqual(Object.fromEntries(named));
});
