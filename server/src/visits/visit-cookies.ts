/**
 * Reads and writes the two cookies by which a browser says which public pages have been counted. They contain
 * pages and a date but no identity, so that neither they nor we know who came.
 */

/** Pages in a cookie. The one unopened longest is dropped first, and would be counted again. */
const PAGES_MAX = 30;
const PAGE = /^[A-Za-z]{1,20}$/;

export interface Marks {
  /** Pages of this visit: 'home.pricing'. */
  visit: string;
  /** A date, and the pages that were counted on it: '2026-11-22.home.pricing'. */
  visitor: string;
}

interface Verdict {
  isNewVisit: boolean;
  /** True for a new visit that is also the first on that date. */
  isNewVisitor: boolean;
  /** The cookies that the browser keeps from now on. */
  marks: Marks;
}

/**
 * `today` is the date in the page's own time zone; pages of other dates are dropped. Whatever the browser
 * sends, the returned cookies are short and well formed.
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
