/** Computes the colours that accent.css makes from a host's accent, as a browser does. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colours } from '@daybook/schema/figures/colours';

const css = readFileSync(new URL('accent.css', import.meta.url), 'utf8');

type Xyz = readonly [number, number, number];
type Rgb = readonly [number, number, number];

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Converts sRGB (0 to 255) to XYZ under D65 (CSS Color 4). Its Y is WCAG's relative luminance. */
function xyzOf(colour: Rgb): Xyz {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  return [
    0.41239 * r + 0.35758 * g + 0.18048 * b,
    0.21264 * r + 0.71517 * g + 0.07219 * b,
    0.01933 * r + 0.11919 * g + 0.95053 * b,
  ];
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Returns that token's value from the rules that derive the accents. */
function declared(name: string): string {
  const rules = css.slice(css.indexOf('@supports'));
  const found = new RegExp(`${name}:([^;]*);`).exec(rules)?.[1];
  if (!found) throw new Error(`${name} is not declared`);
  return found.replace(/\s+/g, ' ');
}

/** Returns the Y of a `color(from … xyz-d65 X Y Z)`; `index` chooses one of several in the declaration. */
function luminanceOf(name: string, accent: Rgb, index = 0): number {
  const made = declared(name).split('xyz-d65 ')[index + 1] ?? '';
  const [x, y, z] = xyzOf(accent);
  return new Formula(made, { x, y, z }).channels()[1] ?? NaN;
}

/** Evaluates the CSS math that accent.css uses: numbers, channels, tokens, + - * /, calc, min, max, clamp. */
class Formula {
  private readonly signs: string[];

  constructor(
    text: string,
    private readonly channelValues: Record<string, number>,
  ) {
    this.signs = text.match(/--[a-z-]+|[a-z]+|[\d.]+|[-+*/(),]/g) ?? [];
  }

  channels(): number[] {
    return [this.factor(), this.factor(), this.factor()];
  }

  private sum(): number {
    let value = this.product();
    while (this.signs[0] === '+' || this.signs[0] === '-') {
      value += (this.signs.shift() === '-' ? -1 : 1) * this.product();
    }
    return value;
  }

  private product(): number {
    let value = this.factor();
    while (this.signs[0] === '*' || this.signs[0] === '/') {
      value = this.signs.shift() === '*' ? value * this.factor() : value / this.factor();
    }
    return value;
  }

  private factor(): number {
    const sign = this.signs.shift() ?? '';
    if (sign in this.channelValues) return this.channelValues[sign] ?? NaN;
    if (!/^([a-z]+|\()$/.test(sign)) return Number(sign);
    if (sign !== '(') this.signs.shift();
    if (sign === 'var') return this.token();
    const values = [this.sum()];
    while (this.signs.shift() === ',') values.push(this.sum());
    if (sign === 'min') return Math.min(...values);
    if (sign === 'max') return Math.max(...values);
    const [low = NaN, value = low, high = NaN] = values;
    return sign === 'clamp' ? Math.max(low, Math.min(value, high)) : low;
  }

  private token(): number {
    const name = this.signs.shift() ?? '';
    this.signs.shift();
    return new Formula(declared(name), this.channelValues).sum();
  }
}

/** Returns the luminance of accent.css's tint: 11% of the accent, mixed as sRGB, on the card. */
const tintOn = (card: Rgb, accent: Rgb): number => {
  const mix = (index: 0 | 1 | 2) => accent[index] * 0.11 + card[index] * 0.89;
  return xyzOf([mix(0), mix(1), mix(2)])[1];
};

const channel = fc.integer({ min: 0, max: 255 });
const accents = fc.tuple(channel, channel, channel);
const card = (theme: 'light' | 'dark'): Rgb => {
  const part = (at: number) => parseInt(colours.card[theme].slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

describe('with any accent', () => {
  it('the text on it is black or white and reaches 4.5:1', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        const on = luminanceOf('--on-accent', accent);
        const isBetween = on > 0 && on < 1;
        // Very close to the luminance at which both contrast equally, either colour may win.
        if (!isBetween) expect(contrast(on, xyzOf(accent)[1])).toBeGreaterThanOrEqual(4.5);
        else expect(Math.abs(xyzOf(accent)[1] - 0.179)).toBeLessThan(0.0002);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['light', 0, card('light')],
    ['dark', 1, card('dark')],
  ] as const)('text in it reaches 4.5:1 on the %s card and on its own tint', (_, index, card) => {
    fc.assert(
      fc.property(accents, (accent) => {
        const ink = luminanceOf('--accent-ink', accent, index);
        expect(contrast(ink, tintOn(card, accent))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ink, xyzOf(card)[1])).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });

  it('a readable accent stays unchanged', () => {
    expect(luminanceOf('--accent-ink', [31, 107, 79])).toBeCloseTo(xyzOf([31, 107, 79])[1], 6);
  });
});
