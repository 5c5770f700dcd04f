/** What is counted: our public pages, and the diaries. */
import { diaryPage, sitePages, type SitePageName } from '../words/routes.ts';

export type VisitedPlace = { page: SitePageName } | { slug: string };

/** Which of them has that path; null for any other page, such as one of somebody who is signed in. */
export function visitedPlace(path: string): VisitedPlace | null {
  for (const page of PAGE_NAMES) if (sitePages[page] === path) return { page };
  const [, slug] = DIARY.exec(path) ?? [];
  return slug === undefined ? null : { slug };
}

const isPageName = (name: string): name is SitePageName => name in sitePages;
const PAGE_NAMES = Object.keys(sitePages).filter(isPageName);
const DIARY = new RegExp(`^${diaryPage.replace(':slug', '([a-z0-9-]+)')}$`);
