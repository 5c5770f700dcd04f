/** Makes the answers about diaries, and caches each by its address, the diary's version and the minute. */

import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Reader } from '../database/database.ts';
import { Refusal } from '../http/errors.ts';
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';
import {
  buildDiary,
  buildMonth,
  buildRestOfMonth,
  NOTHING_ASKED,
  openDiary,
  type DiaryAsked,
  type ForWanted,
} from './build-diary.ts';
import type { DiaryView } from './count-events.ts';
import { loadBusiness, loadRuledEvent } from './diary-store.ts';
import { slotAnswersOf, type SlotsChoice } from './diary.ts';
import { createMomentCache, type Moment, type MomentCache } from './moment-cache.ts';
import { diaryNotFound, eventNotFound } from './refusals.ts';
import { wantedIn, type Wanted } from './wanted-service.ts';

/** Bytes of cached JSON for diaries, and as many for months and for slots: at most about 150 MB in all. */
const KEPT_BYTES = 16_000_000;

/** A finished answer: sending it costs a look-up in the database and one here. */
export interface CachedAnswer<Value> extends ReadyAnswer {
  value: Value;
}

const createAnswers = <Value>() => createMomentCache<CachedAnswer<Value>>(KEPT_BYTES, ({ length }) => length);

async function answered<Value>(making: Promise<Value>): Promise<CachedAnswer<Value>> {
  const value = await making;
  return { ...(await readyAnswer(JSON.stringify(value))), value };
}

export interface MonthAsked extends ForWanted {
  /** YYYY-MM */
  month: string;
  /** An earlier answer's `next`; null starts at the beginning. */
  after: string | null;
}

// Answers are cached by the URL that asks for them, so that `kept` finds them without knowing what they are.
const addressOfDiary = (slug: string, { eventId, date, wanted }: DiaryAsked) =>
  buildPath(routes.getDiary.path, { slug }, { event: eventId, date, ...queryOf(wanted) });
const addressOfMonth = (slug: string, { month, after, wanted }: MonthAsked) =>
  buildPath(routes.getDiaryMonth.path, { slug, month }, { after, ...queryOf(wanted) });
const queryOf = (wanted: Wanted | null | undefined) =>
  wanted && { service: wanted.catalogueId, with: wanted.personId };
const addressOfSlots = (eventId: number, { venueId, serviceId, personId }: SlotsChoice) =>
  buildPath(
    routes.listTimeSlots.path,
    { eventId },
    { venue_id: venueId, service_id: serviceId, person_id: personId },
  );

/** Called before a new answer is made. Throws the 429 for a network address that asks for too much. */
export type MayMake = () => void;

/** The answer for which this one is needed has been counted already. */
const isCounted: MayMake = () => undefined;

interface KeptAnswers {
  answers: Pick<MomentCache<ReadyAnswer>, 'businessOf' | 'kept'>;
  route: string;
}

export interface DiaryAnswers {
  diary(slug: string, asked: DiaryAsked, moment: Moment, mayMake: MayMake): Promise<CachedAnswer<Diary>>;
  month(slug: string, asked: MonthAsked, moment: Moment, mayMake: MayMake): Promise<CachedAnswer<DiaryMonth>>;
  /** Throws the 404 for an event, venue or service that doesn't exist. */
  slots(
    eventId: number,
    choice: SlotsChoice,
    moment: Moment,
    mayMake: MayMake,
  ): Promise<CachedAnswer<Slot[]>>;
  kept: readonly KeptAnswers[];
}

export function createDiaryAnswers(read: Reader): DiaryAnswers {
  const diaries = createAnswers<Diary>();
  const months = createAnswers<DiaryMonth>();
  const slotLists = createAnswers<Slot[]>();

  const diary: DiaryAnswers['diary'] = (slug, asked, moment, mayMake) =>
    diaries.get(addressOfDiary(slug, asked), moment, () => {
      mayMake();
      return answered(makeDiary(slug, asked, moment));
    });

  /** A link's date or event is added to the diary that everybody sees. */
  async function makeDiary(slug: string, asked: DiaryAsked, moment: Moment): Promise<Diary> {
    const view = await viewAt(read, moment);
    const { wanted } = asked;
    const isOpened = asked.eventId !== null || asked.date !== null;
    if (!isOpened && !wanted) return buildDiary(read, view);
    const { value: all } = await diary(slug, NOTHING_ASKED, moment, isCounted);
    if (!wanted) return openDiary(read, all, asked, view);
    const given = wantedIn(all, wanted);
    if (given.service_id === null) return openDiary(read, { ...all, wanted: given }, asked, view);
    // Made once for a service and person, whatever else is asked for.
    const forThem = { catalogueId: given.service_id, personId: given.person_id };
    const viewed = { ...view, wanted: forThem };
    if (!isOpened && given.dropped === null)
      return { ...(await buildDiary(read, viewed)), ...ofAll(all), wanted: given };
    const { value } = await diary(slug, { ...NOTHING_ASKED, wanted: forThem }, moment, isCounted);
    return openDiary(read, { ...value, wanted: given }, asked, viewed);
  }

  const month: DiaryAnswers['month'] = (slug, asked, moment, mayMake) =>
    months.get(addressOfMonth(slug, asked), moment, () => {
      mayMake();
      return answered(makeMonth(slug, asked, moment));
    });

  /** A month's dates are counted once for all its parts: a stranger can ask for parts in many ways. */
  async function makeMonth(slug: string, asked: MonthAsked, moment: Moment): Promise<DiaryMonth> {
    const view = { ...(await viewAt(read, moment)), wanted: asked.wanted ?? null };
    if (asked.after === null) return buildMonth(read, asked.month, view);
    const { value } = await month(slug, { ...asked, after: null }, moment, isCounted);
    return buildRestOfMonth(read, value, asked.after, view);
  }

  return {
    diary,
    month,
    slots: (eventId, choice, moment, mayMake) =>
      slotLists.get(addressOfSlots(eventId, choice), moment, () => {
        mayMake();
        return answered(makeSlots(read, eventId, choice, moment));
      }),
    kept: [
      { answers: diaries, route: routes.getDiary.path },
      { answers: months, route: routes.getDiaryMonth.path },
      { answers: slotLists, route: routes.listTimeSlots.path },
    ],
  };
}

/** Returns what a diary for one service has from that for all. */
const ofAll = ({ services, people, has_other_events, open_times, closures }: Diary) => ({
  services,
  people,
  has_other_events,
  open_times,
  closures,
});

/** Throws the 404 if the business is deleted. */
async function viewAt(read: Reader, { businessId, now }: Moment): Promise<DiaryView> {
  const business = await loadBusiness(read, businessId);
  if (!business || business.deletedAt !== null) throw diaryNotFound();
  return { business, now, moving: null };
}

async function makeSlots(
  read: Reader,
  eventId: number,
  choice: SlotsChoice,
  { businessId, now }: Moment,
): Promise<Slot[]> {
  const business = await loadBusiness(read, businessId);
  const contents = business && (await loadRuledEvent(read, business, eventId));
  if (!contents) throw eventNotFound();
  const slots = slotAnswersOf(contents, choice, now);
  if (!slots) throw new Refusal(404, NOT_FOUND);
  return slots;
}
