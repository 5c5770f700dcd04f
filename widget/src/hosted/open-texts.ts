/** What the diary's header says of opening hours, closing days and the team. */

import type { Diary, OpenTimes } from '@daybook/schema/contract/diary';
import { addDays, daysText, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { mergedStretches, type Stretch } from '@daybook/schema/rules/stretches';
import { timeSpan } from '@daybook/schema/words/time-span';
import { CLOSED } from '../diary/diary-texts.ts';
import { CLOSED_TODAY, OPEN_TODAY, OPENING_HOURS } from './page-texts.ts';

/** How many weeks ahead closing days are announced, and how many of their stretches. */
const WEEKS_TOLD = 6;
const STRETCHES_TOLD = 3;

interface OpeningHours {
  /** 'Open today', 'Closed today' or 'Closed 24 December to 1 January'; shown in bold. */
  title: string;
  isOpen: boolean;
  times: string;
  /** Monday first; null if the owner typed the hours. */
  week: { name: string; times: string; isToday: boolean }[] | null;
  /** As the owner typed them, with line breaks. */
  typed: string | null;
  /** 'Closed 24 December to 1 January' */
  closures: string[];
}

/** Returns null if nothing is known of the hours. `today` is YYYY-MM-DD. */
export function openingHoursOf(diary: Diary, today: string): OpeningHours | null {
  const { opening_hours: typed } = diary.business;
  const { open_times: known } = diary;
  if (!known && typed === null) return null;
  const stretches = closedStretches(diary, today);
  const current = stretches.find(({ first }) => first <= today);
  const isOpen = !!known?.today.length;
  return {
    isOpen,
    times: isOpen ? timesText(known.today) : '',
    title: isOpen ? OPEN_TODAY : current ? closedText(current) : known ? CLOSED_TODAY : OPENING_HOURS,
    week:
      known &&
      WEEKDAYS.map((name, day) => ({
        name,
        times: timesText(known.week[day] ?? []) || CLOSED,
        isToday: day === weekdayOf(today),
      })),
    typed,
    closures: stretches.slice(0, STRETCHES_TOLD).map(closedText),
  };
}

const timesText = (times: OpenTimes) =>
  times
    .map(({ start_time, end_time }) => timeSpan(start_time, end_time, false).replaceAll(' ', '\u{a0}'))
    .join(', ');

const closedText = ({ first, last }: Stretch) => `${CLOSED} ${daysText(first, last)}`;

/** Returns the next days off and bank holidays that are closed, those that follow one another as one stretch. */
function closedStretches({ closures, bank_holidays, dates }: Diary, today: string): Stretch[] {
  const isOpen = (date: string) => dates.some((one) => one.date === date && one.slot_count !== 0);
  const closed = mergedStretches([
    ...closures.map(({ from_date, to_date }) => ({ first: from_date, last: to_date })),
    // Its owner published such a date by hand.
    ...bank_holidays.filter(({ date }) => !isOpen(date)).map(({ date }) => ({ first: date, last: date })),
  ]);
  const soon = addDays(today, 7 * WEEKS_TOLD);
  return closed.filter(({ first, last }) => last >= today && first <= soon);
}

export interface TeamMember {
  id: number;
  /** Their whole name. */
  name: string;
  /** 'Ruth' for Ruth Ellis, unless somebody else is called so as well. */
  called: string;
}

/** Returns who can be chosen for a service or, without services, at an event; nobody for a business of one. */
export function teamOf({ people: ofServices, events }: Pick<Diary, 'people' | 'events'>): TeamMember[] {
  const all = ofServices.length > 0 ? ofServices : events.flatMap(({ people }) => people);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const firstNames = [...names.values()].map(firstNameOf);
  const isOnly = (name: string) => firstNames.indexOf(name) === firstNames.lastIndexOf(name);
  if (names.size < 2) return [];
  return Array.from(names, ([id, name]) => {
    const first = firstNameOf(name);
    return { id, name, called: isOnly(first) ? first : name };
  });
}

const TITLE = /^(?:dr|mr|mrs|ms|miss|mx|prof|sir|dame)\.?\s/i;

/** Returns the whole name of 'Dr Ruth Ellis'. */
const firstNameOf = (name: string) => (TITLE.test(name) ? name : (name.split(' ')[0] ?? name));
