/** Changes one date in one transaction. A dry run stops before anything is written. */

import { and, eq } from 'drizzle-orm';
import type { DateHours, DateWordsRequest } from '@daybook/schema/contract/change-dates';
import type { EventChange } from '@daybook/schema/contract/event-request';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { MisfitAnswers } from '../bookings/answer-misfits-store.ts';
import { lockForTexts } from '../businesses/text-room-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { isOfEvent, isUpcoming } from '../database/expressions.ts';
import { countRows } from '../database/prepared.ts';
import { patternDates, type BusinessRow } from '../database/tables.ts';
import { loadEvent, type EventContents } from '../diary/contents-store.ts';
import { successorOf } from '../diary/diary-store.ts';
import { changeWords, noteChangedByHand } from '../events/events-store.ts';
import {
  replaceEvent,
  UNTOUCHED,
  withdrawEvent,
  type BookingsAnswered,
  type ReplacingObstacle,
} from '../events/replace-event-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { withOffersEnded } from '../waiting-list/ended-offers-store.ts';
import { sentOrOwn, withHours, type FieldTexts } from './hours-of-date.ts';

export interface ChangedDate extends BookingsAnswered {
  eventId: number;
  date: string;
  /** False if nothing differs from the request. */
  isChanged: boolean;
}

export type DateObstacle =
  | ReplacingObstacle
  | { is: 'no event' | 'closed' | 'past' }
  | { is: 'not valid'; fields: FieldTexts };

export interface DateChanging {
  business: BusinessRow;
  eventId: number;
  /** The answers for all dates; null for a dry run. */
  answers: MisfitAnswers;
  now: number;
}

type Changed = Promise<Outcome<ChangedDate, DateObstacle>>;

function changeDate(
  database: Database,
  { business, eventId, answers, now }: DateChanging,
  change: (tx: Transaction, before: EventContents, answers: MisfitAnswers) => Changed,
): Changed {
  const isDryRun = answers === null;
  return writeOrTakeBack(database, lockForTexts(business), { isDryRun }, async (tx) => {
    const before = await loadLatest(tx, business, eventId);
    if (!before) return no({ is: 'no event' });
    if (before.event.date < todayIn(business.timezone, now)) return no({ is: 'past' });
    const changed = await change(tx, before, answers);
    if (!isDryRun) return changed;
    return withOffersEnded(tx, { business, now }, changed, (kept) => change(tx, before, kept));
  });
}

export const changeHoursOn = (database: Database, asked: DateChanging, hours: DateHours): Changed =>
  changeDate(database, asked, (tx, before, answers) => changeHours(tx, { ...asked, answers }, before, hours));

export const changeWordsOn = (
  database: Database,
  asked: DateChanging,
  words: Omit<DateWordsRequest, 'event_ids'>,
): Changed => changeDate(database, asked, (tx, before) => reword(tx, asked, before, words));

export const cancelDate = (database: Database, asked: DateChanging): Changed =>
  changeDate(database, asked, (tx, before, answers) => cancel(tx, { ...asked, answers }, before));

/** Loads the event, or the one that has replaced it; null if it isn't this business's. */
async function loadLatest(on: Reader, { id }: BusinessRow, eventId: number): Promise<EventContents | null> {
  const found = await loadEvent(on, eventId);
  const later = found && !found.event.isClosed ? null : await successorOf(on, eventId);
  const latest = later === null ? found : await loadEvent(on, later);
  return latest?.event.businessId === id ? latest : null;
}

async function changeHours(
  tx: Transaction,
  { business, answers, now }: DateChanging,
  before: EventContents,
  hours: DateHours,
): Changed {
  if (before.event.isClosed) return no({ is: 'closed' });
  const next = withHours(before, hours);
  if (!next.ok) return no({ is: 'not valid', fields: next.reason });
  if (next.value === null) return ok(await untouched(tx, business, before, now));
  const replaced = await replaceEvent(tx, { business, before, next: next.value, answers, now });
  if (!replaced.ok) return replaced;
  const { event, ...answered } = replaced.value;
  if (event) await noteChangedByHand(tx, event.event.id);
  return ok({ ...answered, ...dateOf(event ?? before), isChanged: true });
}

async function reword(
  tx: Transaction,
  { business, now }: DateChanging,
  before: EventContents,
  words: Omit<DateWordsRequest, 'event_ids'>,
): Changed {
  const { event } = before;
  const change: EventChange = {
    event_name: words.event_name ?? event.name,
    event_description: sentOrOwn(words.event_description, event.description),
    requirements_note: sentOrOwn(words.requirements_note, event.requirementsNote),
    personal_message: words.personal_message ?? event.personalMessage,
  };
  if (!(await changeWords(tx, event, change))) return no({ is: 'no room' });
  return ok({ ...(await untouched(tx, business, before, now)), isChanged: true });
}

async function cancel(
  tx: Transaction,
  { business, answers, now }: DateChanging,
  before: EventContents,
): Changed {
  const withdrawn = await withdrawEvent(tx, { business, before, answers, now });
  if (!withdrawn.ok) return withdrawn;
  // A date is marked as skipped when its event is deleted.
  await tx.update(patternDates).set({ state: 'skipped' }).where(eq(patternDates.eventId, before.event.id));
  return ok({ ...withdrawn.value, ...dateOf(before), isChanged: true });
}

const dateOf = ({ event }: Pick<EventContents, 'event'>) => ({ eventId: event.id, date: event.date });

async function untouched(
  on: Reader,
  business: BusinessRow,
  before: EventContents,
  now: number,
): Promise<ChangedDate> {
  const isFitting = and(isOfEvent(before.event.id, business.id), isUpcoming(now));
  const fitting = await countRows(on, bookings, isFitting);
  return { ...UNTOUCHED, ...dateOf(before), isChanged: false, fitting };
}
