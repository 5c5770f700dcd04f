/** Makes the dashboard's only document, with the data that its scripts need before their first request. */
import type { Opening } from '@daybook/schema/contract/user';
import type { Pricing } from '@daybook/schema/contract/payment';
import { OPENING_DATA, PRICING_META, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';
import { z } from 'zod';
import { builtFile, type BuiltFile } from '../../http/files.ts';
import { jsonInHtml } from '../../http/json-in-html.ts';
import { patternOf } from '../forgiven-path.ts';

export interface ToldToDashboard {
  supportEmail: string;
  pricing: Pricing;
}

export interface DashboardDocument {
  /** For visitors who are not logged in, and for pages that need no session. */
  file: BuiltFile;
  /**
   * For an owner: preloads the files of the screen together, and includes the data that the page would
   * otherwise request. `files` are addresses.
   */
  openedBy(opening: Opening, files: readonly string[]): string;
}

/** `faces` are the addresses of the typefaces. Throws an Error if the document has no head to write into. */
export function dashboardDocument(
  html: string,
  { supportEmail, pricing }: ToldToDashboard,
  faces: readonly string[],
): DashboardDocument {
  const told = [[SUPPORT_EMAIL_META, supportEmail] as const, [PRICING_META, pricing] as const];
  const metas = told.map(
    ([name, content]) => `<meta name="${name}" content="${escapeAttribute(content)}" />`,
  );
  const preloads = faces.map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(href)}" crossorigin />`,
  );
  const [start, rest] = html.split('  </head>');
  if (start === undefined || rest === undefined) throw new Error('The dashboard’s index.html has no head.');
  const withHead = (lines: readonly string[]) =>
    `${start}${[...metas, ...preloads, ...lines].map((line) => `    ${line}\n`).join('')}  </head>${rest}`;
  return {
    file: builtFile('index.html', Buffer.from(withHead([]))),
    openedBy: (opening, files) =>
      withHead([
        ...files.map(linkTo),
        `<script type="application/json" id="${OPENING_DATA}">${jsonInHtml(opening)}</script>`,
      ]),
  };
}

/** Writes the link as the build does: a different `crossorigin` would cause a second request. */
function linkTo(address: string): string {
  const rel = address.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="${escapeAttribute(address)}" />`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The files that each page of the dashboard needs, as listed by the dashboard's build. */
export const dashboardScreens = z.array(
  z.object({
    /** As in the table of pages: '/business/:businessId/payment'. */
    path: z.string(),
    /** The open tab; null if the address names none, or an unknown one. */
    tab: z.string().nullable(),
    /** Scripts and styles beyond those that every page has, by path within the build. */
    files: z.array(z.string()),
  }),
);

export type FindScreenFiles = (path: string, tab: string | undefined) => readonly string[] | null;

/** Returns addresses, or null for a page that is not in the list: one that needs no owner. */
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
