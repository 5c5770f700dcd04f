import { describe, expect, it } from 'vitest';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { NOW, SAMPLE } from './sample-diary.ts';
import { openedDiary } from './diary-state.ts';
import { ownTime } from './wording.ts';

describe("the visitor's own time of a start", () => {
  const open = openedDiary(SAMPLE, completeChoice(SAMPLE, NOTHING_CHOSEN), null, NOW, {});
  const at = (ownZone: string | null, starts_at: string) => ownTime({ ...open, ownZone }, { starts_at });

  it.each([
    ['America/New_York', '2026-11-24T09:00:00Z', '04:00'],
    ['Asia/Kolkata', '2026-11-24T09:00:00Z', '14:30'],
    // Tomorrow there, yesterday there.
    ['Asia/Kolkata', '2026-11-24T19:00:00Z', 'Wed 00:30'],
    ['Pacific/Honolulu', '2026-11-24T09:00:00Z', 'Mon 23:00'],
  ])('in %s at %s is %s', (zone, instant, text) => {
    expect(at(zone, instant)).toBe(text);
  });

  it.each([['Europe/London'], ['Europe/Lisbon'], [null]])(
    'is not told in %s, which has none of its own',
    (zone) => {
      expect(at(zone, '2026-11-24T09:00:00Z')).toBe('');
    },
  );
});
