/** The dashboard's one document. It carries what the scripts must know before their first request. */
import type { Pricing } from '@daybook/schema/contract/payment';
import { PRICING_META, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';
import { builtFile, type BuiltFile } from '../http/files.ts';

export interface ToldToDashboard {
  /** Where people may ask for help. */
  supportEmail: string;
  pricing: Pricing;
  /** Address of the script that asks whether visits may be counted. */
  consentScript: string;
}

/** Throws an Error when the document has no head to write into. */
export function dashboardIndexFile(
  html: string,
  { supportEmail, pricing, consentScript }: ToldToDashboard,
): BuiltFile {
  const told = [[SUPPORT_EMAIL_META, supportEmail] as const, [PRICING_META, pricing] as const];
  const metas = told.map(
    ([name, content]) => `  <meta name="${name}" content="${escapeAttribute(content)}" />\n`,
  );
  const [start, rest] = html.split('</head>');
  if (start === undefined || rest === undefined) throw new Error('The dashboard’s index.html has no head.');
  const script = `    <script type="module" src="${escapeAttribute(consentScript)}"></script>\n`;
  return builtFile('index.html', Buffer.from(`${start}${metas.join('  ')}${script}  </head>${rest}`));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
