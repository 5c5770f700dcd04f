import { expect, it } from 'vitest';
import { cannotReadAllOf } from './calendars-texts.ts';

it.each([
  [{ count: 1, first: [{ date: '2026-12-01' }] }, 'one entry: 1 December 2026.'],
  [
    { count: 2, first: [{ date: '2026-12-01' }, { line: 14 }] },
    '2 entries: 1 December 2026 and line 14 of its file.',
  ],
  [
    { count: 7, first: [{ line: 3 }, { line: 9 }] },
    '7 entries: line 3 of its file, line 9 of its file and 5 more.',
  ],
])('names the entries that can’t be read: %j', (unread, text) => {
  expect(cannotReadAllOf(unread)).toContain(text);
});
