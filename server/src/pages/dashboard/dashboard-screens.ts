/** Which files a page of the dashboard is drawn with, by its address: the dashboard's build has left the list. */
import { z } from 'zod';
import { patternOf } from '../forgiven-path.ts';

export const dashboardScreens = z.array(
  z.object({
    /** As in the table of pages: '/business/:businessId/payment'. */
    path: z.string(),
    /** The open tab; null where the address names none, or none that there is. */
    tab: z.string().nullable(),
    /** Scripts and styles beyond those that every page has, by path within the build. */
    files: z.array(z.string()),
  }),
);

export type FindScreenFiles = (path: string, tab: string | undefined) => readonly string[] | null;

/** Answers addresses, or null for a page that is not in the list: one that needs no owner. */
export function createFindScreenFiles(screens: z.output<typeof dashboardScreens>): FindScreenFiles {
  const known = screens.map(({ path, tab, files }) => ({
    page: patternOf(path),
    tab,
    files: files.map((file) => `/${file}`),
  }));
  return (path, tab) => {
    const here = known.filter(({ page }) => page.test(path));
    const found = here.find((screen) => screen.tab === tab) ?? here.find((screen) => screen.tab === null);
    return found?.files ?? null;
  };
}
