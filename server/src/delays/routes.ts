import { calls } from '@daybook/schema/contract/calls';
import type { Delay, DelayOutcome } from '@daybook/schema/contract/delay';
import { MISFITS_MAX } from '@daybook/schema/figures/bounds';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { DELAY_NOT_FOUND, LATE_CHANGED, tooManyLate } from '@daybook/schema/words/delay-texts';
import { RESOURCE_NOT_FOUND } from '@daybook/schema/words/time-off-texts';
import { ownerBookingOf } from '../bookings/owner/owner-booking-responses.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import type { Outcome } from '../runtime/outcome.ts';
import { offersEndedAnswer } from '../waiting-list/ended-offers-store.ts';
import {
  type DelayChanged,
  type DelayObstacle,
  type DelayWithName,
  delaysToday,
  startDelay,
  endDelay,
} from './delays-store.ts';

export function mountDelays(mount: Mount, context: Context): void {
  const { database, limits, clock, onMailQueued } = context;
  const emails = limits.owner.delayEmails;
  mount(calls.listDelays, async ({ business }) => {
    const { delays, late } = await delaysToday(database.read, business, clock());
    return {
      delays: delays.map((delay) => ({ ...delayAnswer(delay), emailed: delay.emailed })),
      late: late.map(({ id, expectedAt }) => ({ booking_id: id, expected_at: isoOf(expectedAt) })),
    };
  });

  mount(calls.startDelay, async ({ user, business, body, query: { dry_run: isDryRun } }) => {
    if (!isDryRun) refuseUntil(await emails.take(user.person));
    const { minutes, resource_id: resourceId, emails: shown } = body;
    const asked = { business, minutes, resourceId, shown, now: clock() };
    return change(
      (dryRun) => startDelay(database, { ...asked, isDryRun: dryRun }),
      isDryRun,
      business.timezone,
    );
  });

  mount(
    calls.endDelay,
    async ({ user, business, params: { delayId }, body, query: { dry_run: isDryRun } }) => {
      if (!isDryRun) refuseUntil(await emails.take(user.person));
      const asked = { business, delayId, shown: body.emails, now: clock() };
      return change(
        (dryRun) => endDelay(database, { ...asked, isDryRun: dryRun }),
        isDryRun,
        business.timezone,
      );
    },
  );

  /** Throws the 409 with a new list if the customers to email aren't those who were shown. */
  async function change(
    run: (isDryRun: boolean) => Promise<Outcome<DelayChanged, DelayObstacle>>,
    isDryRun: boolean,
    timezone: string,
  ): Promise<DelayOutcome> {
    const outcome = await run(isDryRun);
    if (outcome.ok) {
      const answer = outcomeAnswer(outcome.value, timezone, isDryRun);
      if (!isDryRun && answer.emailed > 0) onMailQueued();
      return answer;
    }
    if (outcome.reason.is !== 'changed') throw refusalOf(outcome.reason);
    const fresh = await run(true);
    if (!fresh.ok) throw refusalOf(fresh.reason);
    throw new Refusal(409, LATE_CHANGED, { body: { ...outcomeAnswer(fresh.value, timezone, true) } });
  }
}

function refusalOf(obstacle: DelayObstacle): Refusal {
  switch (obstacle.is) {
    case 'no resource':
      return new Refusal(400, RESOURCE_NOT_FOUND, { fields: { resource_id: RESOURCE_NOT_FOUND } });
    case 'no delay':
      return new Refusal(404, DELAY_NOT_FOUND);
    case 'too many':
      return new Refusal(409, tooManyLate(obstacle.bookings, MISFITS_MAX));
    case 'changed':
      return new Refusal(409, LATE_CHANGED);
  }
}

const isoOf = (instant: number) => new Date(instant).toISOString();

function delayAnswer({ id, resourceId, name, minutes, startedAt }: DelayWithName): Delay {
  return { id, resource_id: resourceId, name, minutes, started_at: isoOf(startedAt) };
}

function outcomeAnswer(
  { delay, moved, absorbedAt, offersEnded }: DelayChanged,
  timezone: string,
  isDryRun: boolean,
): DelayOutcome {
  return {
    delay: isDryRun ? null : delayAnswer(delay),
    bookings: moved.map(({ expectedAt, contact, ...own }) => ({
      booking: ownerBookingOf(own),
      expected_at: isoOf(expectedAt),
      contact,
    })),
    absorbed_at: absorbedAt.map((instant) => clockTimeOf(wallClockAt(instant, timezone).minutes)),
    offers_ended: offersEndedAnswer(offersEnded),
    emailed: moved.filter(({ contact }) => contact === 'email').length + offersEnded.length,
  };
}
