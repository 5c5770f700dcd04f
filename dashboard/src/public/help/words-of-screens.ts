/** What the screens say, so that the tests of the help find a label that no screen has. */
import { expect } from 'vitest';

const files: Record<string, unknown> = {
  ...import.meta.glob(['../../**/*-texts.ts', '!../**'], { eager: true }),
  ...import.meta.glob(['../../../../schema/words/*.ts', '../../../../widget/src/**/*-texts.ts'], {
    eager: true,
  }),
};

/** Each text by itself, also those within lists and tables. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const words = new Set(textsIn(files));

/** Every label ‘in such quotes’ is on a screen, to the letter. */
export function expectLabelsOfScreens(text: string): void {
  const quoted = [...text.matchAll(/‘([^’]+)’/g)].map(([, label = '']) => label);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((label) => !words.has(label))).toEqual([]);
}
