/** All texts of the screens, by which tests find help that quotes a label no screen has. */

import { expect } from 'vitest';

const files: Record<string, unknown> = {
  ...import.meta.glob(['../../**/*-texts.ts', '!../**'], { eager: true }),
  ...import.meta.glob(['../../../../schema/words/*.ts', '../../../../widget/src/**/*-texts.ts'], {
    eager: true,
  }),
};

/** A screen that alone says a text has it among its code. */
const screens = Object.values(
  import.meta.glob<string>(['../../**/*.tsx', '!../**', '!../../**/*.test.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const words = new Set(textsIn(files));
const isOnScreen = (label: string) => words.has(label) || screens.includes(`'${label}'`);

/** Expects every ‘quoted’ label to be on a screen, exactly. */
export function expectLabelsOfScreens(text: string): void {
  const quoted = [...text.matchAll(/‘([^’]+)’/g)].map(([, label = '']) => label);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((label) => !isOnScreen(label))).toEqual([]);
}
