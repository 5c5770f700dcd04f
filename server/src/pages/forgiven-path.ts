import { pages, sitePages } from '@daybook/schema/words/routes';

/** Matches a variable part of a path: an id, or a diary's slug. */
const PART = '[a-z0-9-]+';
/** Matches the addresses of a page whose path contains parts such as `:id`. */
export const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, PART)}$`);

const { diary, diaryBook, diaryBooked, diaryWaiting, embedScript, ...others } = pages;
const RENDERED = Object.values(sitePages);
const DASHBOARD = Object.values(others)
  .filter((path) => !RENDERED.some((rendered) => rendered === path))
  .map(patternOf);
const HOSTED = [diary, diaryBook, diaryBooked, diaryWaiting, embedScript];
const PAGES = [...DASHBOARD, ...[...RENDERED, ...HOSTED].map(patternOf)];

/** Returns whether that path is exactly that of one of the dashboard's pages. */
export function isDashboardPage(path: string): boolean {
  return DASHBOARD.some((page) => page.test(path));
}

/** Returns whether one of our pages has exactly this path. */
export function isPage(path: string): boolean {
  return PAGES.some((page) => page.test(path));
}

/**
 * Returns the page that was meant by a path with capitals or extra slashes: '/Diary/Willow/' means
 * '/diary/willow'. Null if no page is meant, or the path is correct already.
 */
export function forgivenPath(path: string): string | null {
  const forgiven = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return forgiven !== path && isPage(forgiven) ? forgiven : null;
}
