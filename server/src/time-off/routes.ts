import { calls } from '@daybook/schema/contract/calls';
import type { TimeOff, TimeOffOutcome } from '@daybook/schema/contract/time-off';
import { MISFITS_MAX, TIME_OFF_MAX } from '@daybook/schema/figures/bounds';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import {
  ALREADY_OVER,
  bothAtOnce,
  RESOURCE_NOT_FOUND,
  TIME_OFF_NOT_FOUND,
  tooManyBookingsOff,
  tooManyTimesOff,
} from '@daybook/schema/words/time-off-texts';
import { ownerBookingOf } from '../bookings/owner/owner-booking-responses.ts';
import type { Context } from '../context.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { offersEndedAnswer } from '../waiting-list/ended-offers-store.ts';
import {
  type Saving,
  type TimeOffObstacle,
  type TimeOffSaved,
  type TimeOffWithName,
  listTimeOff,
  saveTimeOff,
  removeTimeOff,
} from './time-off-store.ts';

export function mountTimeOff(mount: Mount, { database, clock, onMailQueued }: Context): void {
  mount(calls.listTimeOff, async ({ business }) =>
    (await listTimeOff(database.read, business)).map(timeOffAnswer),
  );

  const save = async (saving: Omit<Saving, 'now'>) => {
    const saved = { ...saving, now: clock() };
    const outcome = await saveTimeOff(database, saved);
    if (outcome.ok) {
      if (outcome.value.emailed > 0) onMailQueued();
      return outcomeAnswer(outcome.value, saving.isDryRun);
    }
    if (outcome.reason.is !== 'changed') throw refusalOf(outcome.reason);
    const fresh = await saveTimeOff(database, { ...saved, isDryRun: true });
    if (!fresh.ok) throw refusalOf(fresh.reason);
    throw new Refusal(409, BOOKINGS_CHANGED, { body: { ...outcomeAnswer(fresh.value, true) } });
  };

  mount(calls.addTimeOff, ({ business, body: request, query: { dry_run: isDryRun } }) =>
    save({ business, id: null, request, isDryRun }),
  );

  mount(calls.changeTimeOff, ({ business, params: { timeOffId: id }, body: request, query }) =>
    save({ business, id, request, isDryRun: query.dry_run }),
  );

  mount(calls.deleteTimeOff, async ({ business, params: { timeOffId } }) => {
    if (!(await database.write({ business: business.id }, (tx) => removeTimeOff(tx, business, timeOffId))))
      throw new Refusal(404, TIME_OFF_NOT_FOUND);
    return { ok: true as const };
  });
}

function refusalOf(obstacle: TimeOffObstacle): Refusal {
  switch (obstacle.is) {
    case 'no time off':
      return new Refusal(404, TIME_OFF_NOT_FOUND);
    case 'no resource':
      return refusalOfField('resource_id', RESOURCE_NOT_FOUND);
    case 'over':
      return refusalOfField('ends_on', ALREADY_OVER);
    case 'too many':
      return new Refusal(409, tooManyTimesOff(TIME_OFF_MAX));
    case 'too many bookings':
      return new Refusal(409, tooManyBookingsOff(obstacle.bookings, MISFITS_MAX));
    case 'both at once':
      return new Refusal(409, bothAtOnce(obstacle.person, obstacle.startTime));
    case 'changed':
      return new Refusal(409, BOOKINGS_CHANGED);
  }
}

function timeOffAnswer(row: TimeOffWithName): TimeOff {
  return {
    id: row.id,
    resource_id: row.resourceId,
    name: row.name,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    start_time: row.startTime,
    end_time: row.endTime,
    every_year: row.everyYear,
    note: row.note,
  };
}

function outcomeAnswer(
  { timeOff, inIt, offersEnded, ...counts }: TimeOffSaved,
  isDryRun: boolean,
): TimeOffOutcome {
  return {
    time_off: isDryRun ? null : timeOffAnswer(timeOff),
    no_longer_fit: inIt.map(({ why, canMoveTo, ...own }) => ({
      booking: ownerBookingOf(own),
      why,
      can_move_to: canMoveTo.map(({ resourceId: id, name }) => ({ id, name })),
    })),
    ...counts,
    offers_ended: offersEndedAnswer(offersEnded),
  };
}
