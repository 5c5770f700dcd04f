/**
 * What a browser tells of the public pages that have been counted already. Its two cookies hold places and dates and name nobody, so
 * that neither they nor we know who came (decision 185).
 */

/** Places that a cookie holds; the one unopened longest is forgotten first, and would be counted again. */
const PLACES_MAX = 30;
const PLACE = /^[A-Za-z]{1,20}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The values of both cookies. */
export interface Marks {
  /** Places of this visit: 'home.pricing'. */
  visit: string;
  /** Of each place the date on which it was last counted: 'home~2026-11-22.pricing~2026-11-22'. */
  visitor: string;
}

export interface Verdict {
  isNewVisit: boolean;
  /** A new visit, and the first on that date. */
  isNewVisitor: boolean;
  /** What the browser is to keep from now on. */
  marks: Marks;
}

/** `date` is that of the place's own clock. Whatever the browser sends, what it is to keep is short and well formed. */
export function judgeVisit(place: string, date: string, { visit, visitor }: Marks): Verdict {
  const places = placesIn(visit);
  const dates = datesIn(visitor);
  const isNewVisit = !places.includes(place);
  const isNewVisitor = isNewVisit && dates.get(place) !== date;
  if (isNewVisitor) {
    dates.delete(place);
    dates.set(place, date);
  }
  const kept = [...places.filter((one) => one !== place), place].slice(-PLACES_MAX);
  const keptDates = [...dates].slice(-PLACES_MAX).map((pair) => pair.join('~'));
  return { isNewVisit, isNewVisitor, marks: { visit: kept.join('.'), visitor: keptDates.join('.') } };
}

function placesIn(value: string): string[] {
  return [...new Set(value.split('.').filter((place) => PLACE.test(place)))];
}

function datesIn(value: string): Map<string, string> {
  const pairs = value.split('.').map((text) => text.split('~'));
  return new Map(
    pairs.flatMap(([place = '', date = '']) =>
      PLACE.test(place) && DATE.test(date) ? [[place, date] as const] : [],
    ),
  );
}
