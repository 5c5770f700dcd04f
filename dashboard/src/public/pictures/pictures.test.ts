import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf, SCREENS, type PictureName } from './pictures.ts';

const isName = (name: string): name is PictureName => name in SCREENS;
const NAMES = Object.keys(SCREENS).filter(isName);

it('knows every picture that was taken, and shows it in both themes and in the same sizes', () => {
  const taken = readdirSync(new URL('../../../pictures/', import.meta.url)).filter((file) =>
    file.endsWith('.webp'),
  );
  const shown = NAMES.flatMap((name) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      filesOf(name, theme).map(({ width }) => `${name}-${theme}-${width}.webp`),
    ),
  );
  expect(shown.sort()).toEqual(taken.sort());
  for (const name of NAMES) {
    const [light, dark] = [filesOf(name, 'light'), filesOf(name, 'dark')].map((files) =>
      files.map(({ width }) => width),
    );
    expect(light).toEqual(dark);
    if (light?.length) expect(light.at(-1)).toBe(SCREENS[name].width);
  }
});
