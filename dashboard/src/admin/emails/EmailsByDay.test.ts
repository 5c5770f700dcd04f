import { expect, it } from 'vitest';
import { daysOf } from './EmailsByDay.tsx';

it('adds up the kinds of each day and includes days without an email', () => {
  const counts = [
    { day: '2026-11-22', kind: 'booking_confirmed', queued: 1, sent: 2, failed: 0 },
    { day: '2026-11-22', kind: 'booking_received', queued: 0, sent: 3, failed: 1 },
    { day: '2026-11-20', kind: 'booking_confirmed', queued: 0, sent: 1, failed: 0 },
    { day: '2026-11-01', kind: 'booking_confirmed', queued: 9, sent: 9, failed: 9 },
  ];
  expect(daysOf(counts, '2026-11-22', 3)).toEqual([
    { day: '2026-11-20', sent: 1, queued: 0, failed: 0 },
    { day: '2026-11-21', sent: 0, queued: 0, failed: 0 },
    { day: '2026-11-22', sent: 5, queued: 1, failed: 1 },
  ]);
});
