import { pages, sitePages } from '@daybook/schema/words/routes';

/** What may stand for a part of a path: an id, or a diary's address. */
const PART = '[a-z0-9-]+';
/** Matches the addresses of a page that is written with `:id` where it varies. */
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
 * The page that was meant by a path with capitals, or with a slash too many: '/Diary/Willow/' means
 * '/diary/willow'. Null where no page is meant, and where the path is right as it is (decision 49).
 */
export function forgivenPath(path: string): string | null {
  const forgiven = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return forgiven !== path && isPage(forgiven) ? forgiven : null;
}
