/** Makes the dashboard's only document, with the data that its scripts need before their first request. */

import type { Pricing } from '@daybook/schema/contract/payment';
import type { Opening } from '@daybook/schema/contract/user';
import { OPENING_DATA, PRICING_META, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';
import { builtFile, type BuiltFile } from '../../http/files.ts';
import { jsonInHtml } from '../../http/json-in-html.ts';

export interface ToldToDashboard {
  supportEmail: string;
  pricing: Pricing;
}

export interface DashboardDocument {
  /** For visitors who are not logged in, and for pages that need no session. */
  file: BuiltFile;
  /** For an owner: includes the data that the page would otherwise request. */
  openedBy(opening: Opening): string;
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
    openedBy: (opening) =>
      withHead([`<script type="application/json" id="${OPENING_DATA}">${jsonInHtml(opening)}</script>`]),
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
