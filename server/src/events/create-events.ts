import type { DateOutcome, EventRequest, EventsRequest } from '@daybook/schema/contract/event-request';
import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { slotsOf } from '@daybook/schema/rules/slots';
import { fitsResources } from '@daybook/schema/rules/timetable';
import { DATE_IN_PAST, EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import type { Context } from '../context.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { mustPlan } from '../diary/refusals.ts';
import { timetableOf, slotQuestion } from '../diary/timetable-of-event.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import { NEW_TOGETHER, weightOfNew } from './change-many-dates.ts';
import {
  COPY_HAS_TOO_MANY_SLOTS,
  COPY_LACKS,
  EARLIER_EVENT_DIFFERS,
  DATE_IS_FULL,
  refusalsOfParts,
  TOO_MANY_EVENTS,
} from './event-responses.ts';
import { type AddingObstacle, lackFor, addEvent } from './events-store.ts';
import { listedHours, newEventOf, plainEventOf, type NewEvent } from './new-event.ts';

const refusals: Record<AddingObstacle, () => Refusal> = {
  ...refusalsOfParts(),
  'date is full': () => refusalOfField('event_date', DATE_IS_FULL, 409),
  'too many': () => new Refusal(409, TOO_MANY_EVENTS),
  differs: () => new Refusal(409, EARLIER_EVENT_DIFFERS),
};

const partsOf = ({ services, venues, serviceIds = [], places = [], people = [] }: NewEvent) =>
  services.length + venues.length + serviceIds.length + places.length + people.length;

async function outcomeOn(
  { clock, database, tell }: Context,
  date: string,
  business: BusinessRow,
  { venues, ...plan }: EventsRequest,
  idempotencyKey: string | null,
): Promise<DateOutcome> {
  const now = clock();
  const today = todayIn(business.timezone, now);
  if (date < today) return { event_date: date, id: null, error: DATE_IN_PAST };
  try {
    const added = await addEvent(database, business, newEventOf(plan, date, venues, now), {
      today,
      idempotencyKey,
    });
    if (!added.ok) return { event_date: date, id: null, error: refusals[added.reason]().message };
    return { event_date: date, id: added.value.event.id, error: null };
  } catch (error) {
    tell(error, 'an event was not created', { business: business.id, date });
    return { event_date: date, id: null, error: EVENT_CREATE_FAILED };
  }
}

async function addOn(
  { clock, database }: Context,
  date: string,
  business: BusinessRow,
  makeEvent: (now: number) => NewEvent,
  idempotencyKey: string | null,
): Promise<PlannedEvent> {
  const now = clock();
  mustPlan(business, now);
  const today = todayIn(business.timezone, now);
  if (date < today) throw refusalOfField('event_date', DATE_IN_PAST);
  const added = await addEvent(database, business, makeEvent(now), { today, idempotencyKey });
  return mustBeOk(added, refusals);
}

/**
 * Throws the 402 when the business may not plan events, the 400 when the date is past, and the 409 when
 * the business has as many events as it may, or when the same request created an event that differs.
 */
export async function createEvent(
  context: Context,
  business: BusinessRow,
  request: EventRequest,
  key: string | null,
): Promise<PlannedEvent> {
  const { event_date: date } = request;
  return addOn(context, date, business, (now) => newEventOf(request, date, [], now), key);
}

/** Throws the same, and the 409 when the original can't be copied. The copy has no bookings. */
export async function copyEvent(
  context: Context,
  business: BusinessRow,
  original: PlannedEvent,
  date: string,
  key: string | null,
): Promise<PlannedEvent> {
  const copyOf = (now: number) => {
    mustBeCopyable(original);
    return duplicateOf(original, date, business.timezone, now);
  };
  return addOn(context, date, business, copyOf, key);
}

/**
 * Rejects with the 402, and with the 400 if the request names something that the business doesn't have.
 * Then yields the outcomes, a few dates at a time, and stops when the consumer does.
 */
export async function createEvents(
  context: Context,
  business: BusinessRow,
  request: EventsRequest,
  key: string | null,
): Promise<AsyncGenerator<DateOutcome[], void>> {
  const { clock, database } = context;
  mustPlan(business, clock());
  const { venues, ...plan } = request;
  const first = newEventOf(plan, request.dates[0] ?? '', venues, clock());
  const lack = await lackFor(database.read, business, first);
  if (lack) throw refusals[lack]();
  return (async function* () {
    for (const dates of stepsOf(request.dates, () => weightOfNew(partsOf(first)), NEW_TOGETHER))
      yield await Promise.all(dates.map((date) => outcomeOn(context, date, business, request, key)));
  })();
}

/**
 * Refuses to copy an event that is larger than today's bounds, or whose people or places are all archived:
 * its copy would be booked with nobody, or nowhere.
 */
function mustBeCopyable({ event, venues, team, lacks }: PlannedEvent): void {
  if (lacks) throw new Refusal(409, COPY_LACKS[lacks]);
  if (!fitsResources(timetableOf(event), { places: venues.length, people: team.length }))
    throw new Refusal(409, COPY_HAS_TOO_MANY_SLOTS);
}

/**
 * Returns a copy that offers on `date` exactly the times that the original would offer there with no
 * bookings. `timezone` is the business's, `now` milliseconds since 1970.
 */
export function duplicateOf(
  contents: PlannedEvent,
  date: string,
  timezone: string,
  now: number,
): Required<NewEvent> {
  const { event, ...parts } = plainEventOf(contents);
  return {
    ...parts,
    event: { ...event, ...timesOfCopy(contents, date, timezone), date, createdAt: now },
    services: [],
    venues: [],
  };
}

/**
 * Returns the copy's times. Services and day events keep their hours and listed slots are copied; slots in
 * rows become listed ones.
 */
function timesOfCopy(contents: PlannedEvent, date: string, timezone: string): Partial<EventRow> {
  const { mode } = timetableOf(contents.event);
  if (mode !== 'automatic') return {};
  const manualSlots = offeredOn(contents, date, timezone);
  // The original offers nothing here, but an empty list would mean half-hour slots through the whole day.
  const hours = listedHours(manualSlots);
  if (!hours) return {};
  return {
    ...hours,
    creationMode: 'manual',
    manualSlots,
    lunchStartTime: null,
    lunchEndTime: null,
    lastAppointmentTime: null,
  };
}

function offeredOn({ event, offers }: PlannedEvent, date: string, timezone: string): EventRow['manualSlots'] {
  const rules = { timezone, limits: NO_LIMITS, blocked: [] };
  const moved = { event: { ...event, date }, people: null, offers, held: [], rules };
  const chosen = { venues: [], service: null, personId: null };
  const question = slotQuestion(moved, chosen, -Infinity);
  return slotsOf(question).map(({ startTime, endTime }) => ({
    start: minutesOf(startTime),
    end: minutesOf(endTime),
  }));
}
