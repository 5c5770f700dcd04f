import { sitePages, type SitePageName } from '../words/routes.ts';

/** Returns the public page with that path; null for any other, such as a diary or an owner's page. */
export function visitedPage(path: string): SitePageName | null {
  return PAGE_NAMES.find((page) => sitePages[page] === path) ?? null;
}

const isPageName = (name: string): name is SitePageName => name in sitePages;
const PAGE_NAMES = Object.keys(sitePages).filter(isPageName);
