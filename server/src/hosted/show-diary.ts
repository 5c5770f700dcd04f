/** Assembles the hosted page: the diary, the completed choice, the chosen event's slots, the form. */

import { randomUUID } from 'node:crypto';
import type { Diary, DiaryMonth, EventSlots } from '@daybook/schema/contract/diary';
import type { DiaryPage, PlainForm } from '@daybook/schema/contract/diary-page';
import type { Slot } from '@daybook/schema/contract/slot';
import { EMAIL_MAX, SOURCE_MAX } from '@daybook/schema/figures/bounds';
import { ATTENDEE_FIELDS, type AttendeeFields } from '@daybook/schema/rules/attendee';
import { completeChoice, mustChooseService } from '@daybook/schema/rules/complete-choice';
import { monthOf } from '@daybook/schema/rules/date';
import { readChoice, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { withMonth } from '@daybook/schema/rules/diary-months';
import type { Context } from '../context.ts';
import type { MayMake, MonthAsked } from '../diary/diary-answers.ts';
import type { SlotsChoice } from '../diary/diary.ts';
import { readDiary, readMonth, readSlots } from '../diary/read-diary.ts';
import type { Wanted } from '../diary/wanted-service.ts';
import type { FormStamps } from './form-stamp.ts';
import type { PageContext } from './page-context.ts';

/** Reads one value of a query or a form. */
export type Get = (name: string) => string | undefined;

/** The longest text that a query may fill into a field, or that is shown again. */
export const TYPED_MAX = Math.max(EMAIL_MAX, 300);

export function prefilledFields(get: Get): AttendeeFields {
  const fields = {
    attendee_first_name: '',
    attendee_last_name: '',
    attendee_email: '',
    attendee_phone: '',
    customer_address: '',
    customer_postcode: '',
  };
  for (const field of ATTENDEE_FIELDS) fields[field] = (get(field) ?? '').slice(0, TYPED_MAX);
  return fields;
}

/** Returns how many places a form asks for; 1 without a number. */
export const placesIn = (get: Get): number => Math.max(1, Math.trunc(Number(get('places'))) || 1);

export function freshForm(get: Get, stamps: FormStamps): PlainForm {
  const hasSlot = readChoice(get).slotId !== null;
  return {
    fields: prefilledFields(get),
    answers: {},
    places: placesIn(get),
    problems: {},
    banner: null,
    stamp: hasSlot ? stamps.fresh() : null,
    idempotencyKey: hasSlot ? randomUUID() : null,
    keptEmail: null,
    source: sourceOf(get),
  };
}

/** Returns the form with nothing filled in. */
export const emptyForm = (stamps: FormStamps): PlainForm => freshForm(() => undefined, stamps);

/**
 * Returns the query's choice if the page is the same for everybody; null if it contains something personal: a
 * filled-in form, a chosen time with its form, or a source. Names that the page doesn't know are ignored.
 */
export function everybodysChoice(get: Get): DiaryChoice | null {
  const choice = readChoice(get);
  const isOnePersons =
    choice.slotId !== null || sourceOf(get) !== null || Object.values(prefilledFields(get)).some(Boolean);
  return isOnePersons ? null : choice;
}

/** Returns where the customer came from, according to the link. */
export function sourceOf(get: Get): string | null {
  return (get('source') || get('utm_source') || '').trim().slice(0, SOURCE_MAX) || null;
}

/**
 * Resolves to the diary with what the choice needs, and as much of the month as one response has room for.
 * Null if no diary has this address. Throws the 402.
 */
export async function diaryFor(
  context: Context,
  slug: string,
  asked: DiaryChoice,
  mayMake: MayMake,
): Promise<Diary | null> {
  const { eventId, date: askedDate } = asked;
  const wanted = wantedBy(asked);
  const found = await readDiary(context, slug, { eventId, date: askedDate, wanted }, mayMake);
  if (!found) return null;
  return withChosenMonth(found.value, asked, async (month) => {
    const added = await readMonth(context, slug, month, mayMake);
    return added && added.value;
  });
}

/** Returns the service that the diary is for; null for a diary by date, or while it is being chosen. */
const wantedBy = ({ catalogueId, personId }: Pick<DiaryChoice, 'catalogueId' | 'personId'>): Wanted | null =>
  typeof catalogueId === 'number' ? { catalogueId, personId } : null;

/** Adds as much of the chosen month as one response has room for, if the diary doesn't contain it. */
export async function withChosenMonth(
  diary: Diary,
  asked: DiaryChoice,
  readMonth: (month: MonthAsked) => Promise<DiaryMonth | null>,
): Promise<Diary> {
  const { date, month, catalogueId, personId } = completeChoice(diary, asked);
  const shown = month ?? (date && monthOf(date));
  if (shown === null || diary.carried_months.includes(shown)) return diary;
  const wanted = wantedBy({ catalogueId, personId });
  const added = await readMonth({ month: shown, after: null, wanted });
  return added ? withMonth(diary, added) : diary;
}

/**
 * Shows the diary with that form, and with as much of the choice as is available. `mayMake` is called before slots
 * are computed, and throws the 429.
 */
export async function pageFor(
  context: PageContext,
  diary: Diary,
  { asked, form }: { asked: DiaryChoice; form: PlainForm },
  mayMake: MayMake,
): Promise<DiaryPage> {
  const slotsFor = async (eventId: number, chosen: SlotsChoice) =>
    (await readSlots(context, eventId, chosen, mayMake)).value;
  return pageOf(context, diary, { choice: completeChoice(diary, asked), form, readSlots: slotsFor });
}

interface Shown {
  choice: DiaryChoice;
  form: PlainForm;
  readSlots: (eventId: number, choice: SlotsChoice) => Promise<Slot[]>;
}

export async function pageOf(
  { clock, publicUrl }: Context,
  diary: Diary,
  { choice, form, readSlots }: Shown,
): Promise<DiaryPage> {
  const slots = await slotsFor(diary, choice, readSlots);
  const isFree = slots?.slots.some((slot) => slot.id === choice.slotId && !slot.is_booked) ?? false;
  return {
    diary,
    choice: isFree ? choice : { ...choice, slotId: null },
    slots,
    origin: publicUrl,
    now: clock(),
    form,
    booked: null,
    move: null,
    waiting: null,
  };
}

/** Resolves to null while a service must be chosen first, and if there is no event. */
async function slotsFor(
  diary: Diary,
  choice: DiaryChoice,
  readSlots: Shown['readSlots'],
): Promise<EventSlots | null> {
  const event = diary.events.find(({ id }) => id === choice.eventId);
  if (!event || mustChooseService(event, choice.serviceId)) return null;
  const { venueId, serviceId, personId } = choice;
  return {
    event_id: event.id,
    venue_id: venueId,
    service_id: serviceId,
    person_id: personId,
    slots: await readSlots(event.id, { venueId, serviceId, personId }),
  };
}
