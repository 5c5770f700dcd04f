/**
 * What a browser tells of the public pages that have been counted already. Its two cookies hold pages and a date and
 * name nobody, so that neither they nor we know who came (decision 185).
 */

/** Pages that a cookie holds; the one unopened longest goes first, and would be counted again. */
const PAGES_MAX = 30;
const PAGE = /^[A-Za-z]{1,20}$/;

/** The values of both cookies. */
export interface Marks {
  /** Pages of this visit: 'home.pricing'. */
  visit: string;
  /** A date, and the pages that were counted on it: '2026-11-22.home.pricing'. */
  visitor: string;
}

interface Verdict {
  isNewVisit: boolean;
  /** A new visit, and the first on that date. */
  isNewVisitor: boolean;
  /** What the browser is to keep from now on. */
  marks: Marks;
}

/**
 * `today` is the date of the page's own clock: pages of other dates are dropped. Whatever the browser sends, what it
 * is to keep is short and well formed.
 */
export function judgeVisit(page: string, today: string, { visit, visitor }: Marks): Verdict {
  const ofVisit = pagesIn(visit);
  const ofToday = visitor.startsWith(`${today}.`) ? pagesIn(visitor) : [];
  const isNewVisit = !ofVisit.includes(page);
  const isNewVisitor = isNewVisit && !ofToday.includes(page);
  return {
    isNewVisit,
    isNewVisitor,
    marks: {
      visit: withPage(ofVisit, page).join('.'),
      visitor: [today, ...(isNewVisit ? withPage(ofToday, page) : ofToday)].join('.'),
    },
  };
}

const withPage = (pages: string[], page: string) =>
  [...pages.filter((one) => one !== page), page].slice(-PAGES_MAX);

function pagesIn(value: string): string[] {
  return [...new Set(value.split('.').filter((page) => PAGE.test(page)))].slice(-PAGES_MAX);
}
