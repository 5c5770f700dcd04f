/** The dashboard's one document. It carries what the scripts must know before their first request. */
import type { Opening } from '@daybook/schema/contract/opening';
import type { Pricing } from '@daybook/schema/contract/payment';
import { OPENING_DATA, PRICING_META, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';
import { z } from 'zod';
import { builtFile, type BuiltFile } from '../../http/files.ts';
import { jsonInHtml } from '../../http/json-in-html.ts';
import { patternOf } from '../forgiven-path.ts';

export interface ToldToDashboard {
  /** Where people may ask for help. */
  supportEmail: string;
  pricing: Pricing;
}

export interface DashboardDocument {
  /** For whoever is not signed in, and for pages that need no session. */
  file: BuiltFile;
  /**
   * For an owner: it names the files of the screen, so that they come together and none is found out about later, and
   * tells what the page would otherwise ask for (decision 116). `files` are addresses.
   */
  openedBy(opening: Opening, files: readonly string[]): string;
}

/** `faces` are the addresses of the typefaces. Throws an Error when the document has no head to write into. */
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

/** As the build itself writes it: another `crossorigin` would be another request. */
function linkTo(address: string): string {
  const rel = address.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="${escapeAttribute(address)}" />`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Which files a page of the dashboard is drawn with, by its address: the dashboard's build has left the list. */
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
