import type { Explanation, WhyNot as WhyNotAnswer } from '@daybook/schema/contract/explanation';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { explainTimes, type Reason, type WhyNot } from '@daybook/schema/rules/explain-times';
import { SELECT_SERVICE_FIRST } from '@daybook/schema/words/diary-texts';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { EventPersonRow, RuledEvent } from '../diary/contents-store.ts';
import { loadRuledEvent } from '../diary/diary-store.ts';
import { chosenIn, type SlotsChoice } from '../diary/diary.ts';
import { eventNotFound } from '../diary/refusals.ts';
import { hasIndividualServices } from '../diary/timetable-of-event.ts';
import { Refusal } from '../http/errors.ts';

const WHY: Record<WhyNot, WhyNotAnswer> = {
  past: 'past',
  notice: 'notice',
  'too far ahead': 'too_far_ahead',
  booked: 'booked',
  'time off': 'time_off',
  'bank holiday': 'bank_holiday',
  busy: 'busy',
  'running late': 'running_late',
  'daily limit': 'daily_limit',
  lunch: 'lunch',
  'last appointment': 'last_appointment',
  'outside hours': 'outside_hours',
  'clock change': 'clock_change',
  'not offered': 'not_offered',
  nobody: 'nobody',
};

/**
 * Throws the 404 for an event, venue, service or person that doesn't exist, and the 400 if a service must be
 * chosen first.
 */
export async function explainEvent(
  on: Reader,
  business: BusinessRow,
  asked: { eventId: number; choice: SlotsChoice },
  now: number,
): Promise<Explanation> {
  const contents = await loadRuledEvent(on, business, asked.eventId);
  if (!contents) throw eventNotFound();
  if (hasIndividualServices(contents.event) && asked.choice.serviceId === null)
    throw new Refusal(400, SELECT_SERVICE_FIRST);
  const hidden = hiddenPerson(contents, asked.choice);
  const chosen = chosenIn(contents, hidden ? { ...asked.choice, personId: null } : asked.choice, now);
  if (!chosen) throw new Refusal(404, NOT_FOUND);
  return {
    takes_bookings: isBillingActive(business, now),
    times: explainTimes(chosen.question).map(({ start, end, reasons }) => ({
      start_time: clockTimeOf(start),
      end_time: shownTimeOf(end),
      reasons: hidden
        ? [{ why: 'owner_only' as const, name: hidden.name, note: null }]
        : reasons.map((reason) => reasonAnswer(reason, contents)),
    })),
  };
}

/** Returns the chosen person if only the owner can book them. */
function hiddenPerson({ people, team }: RuledEvent, { personId }: SlotsChoice): EventPersonRow | null {
  const isChosen = ({ resourceId }: EventPersonRow) => resourceId === personId;
  return (!people?.some(isChosen) && team.find(isChosen)) || null;
}

function reasonAnswer({ why, resourceId, note }: Reason, contents: RuledEvent) {
  return { why: whyAnswer(why, contents), name: nameOf(resourceId, contents), note };
}

function whyAnswer(why: WhyNot, { event, lacks }: RuledEvent): WhyNotAnswer {
  if (why !== 'nobody') return WHY[why];
  if (event.isClosed) return 'closed';
  return lacks === 'places' ? 'no_place' : 'nobody';
}

function nameOf(resourceId: number | null, { venues, team }: RuledEvent): string | null {
  return [...team, ...venues].find((one) => one.resourceId === resourceId)?.name ?? null;
}
