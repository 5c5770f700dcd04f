import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const file = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [lightRules = '', darkRules = ''] = file.split('prefers-color-scheme: dark');
const light = colorsIn(lightRules);
const dark = colorsIn(darkRules);

/** Every colour token by its name. */
function colorsIn(rules: string): Record<string, string> {
  const colors: Record<string, string> = {};
  for (const [, name = '', color = ''] of rules.matchAll(/--([\w-]+): (#[\da-f]{6});/g)) colors[name] = color;
  return colors;
}

/** WCAG 2 relative luminance of '#rrggbb'. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = parseInt(color.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
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

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  it.each(readable)('has %s readable on %s', (text = '', ground = '') => {
    expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(hues)('has the edge of %s seen beside its ground', (hue) => {
    expect(contrast(theme[`${hue}-edge`] ?? '', theme[`${hue}-tint`] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('gives controls edges that can be seen', () => {
    expect(contrast(theme['line-control'] ?? '', theme.card ?? '')).toBeGreaterThanOrEqual(3);
  });
});
