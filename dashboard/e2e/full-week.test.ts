/** A week without a gap: what can be pressed is large enough, though bookings follow each other closely. */

import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee, rowsOfFullHeight } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

/** The Monday of a week that is entirely in the future. */
const monday = addDays(inDays(0), 14 - weekdayOf(inDays(0)));
/** Minutes of a slot, and of the gap after it: each day has others. */
const SHAPES = [
  [15, 0],
  [20, 0],
  [30, 0],
  [45, 5],
  [15, 10],
  [60, 0],
  [10, 0],
] as const;

async function fullWeek(add: Builders, businessId: number) {
  for (const [day, [slotMinutes, bufferMinutes]] of SHAPES.entries()) {
    const date = addDays(monday, day);
    // Full until lunch, and free after it.
    const hasLunch = day % 2 === 1;
    const { id: eventId } = await add.event(businessId, {
      name: 'Cuts',
      date,
      slotMinutes,
      bufferMinutes,
      ...(hasLunch ? {} : { lunchStartTime: null, lunchEndTime: null }),
    });
    const starts = [];
    for (let start = 9 * 60; start + slotMinutes <= 17 * 60; start += slotMinutes + bufferMinutes)
      if (!hasLunch || start + slotMinutes <= 12 * 60) starts.push(start);
    await add.bookings(
      businessId,
      starts.map((start) => ({
        ...attendee('Ada', 'Lovelace'),
        eventId,
        eventName: 'Cuts',
        eventDate: date,
        startTime: clockTimeOf(start),
        endTime: clockTimeOf(start + slotMinutes),
      })),
    );
  }
}

test('a week without a gap has targets that are large enough @widths', async ({ page, daybook }, info) => {
  test.slow();
  const { email } = await ownSalon(daybook, 'full-week', info, fullWeek);
  await rowsOfFullHeight(page);
  await signIn(page, email, `/dashboard?tab=calendar&view=week&date=${monday}`);
  await expect(page.locator(`[data-date="${monday}"]`).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});
