/** The dashboard's one document, with what its scripts have to know before they ask anything. */
import { CHECKOUT_META, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';
import { builtFile, type BuiltFile } from '../http/files.ts';

export interface ToldToDashboard {
  /** Where people may ask for help. */
  supportEmail: string;
  /** The page at which an owner pays for a business, by its `business_id` in the query. Null: there is none. */
  checkoutPath: string | null;
}

/** Throws an Error when there is no head to write it into. */
export function dashboardIndexFile(html: string, { supportEmail, checkoutPath }: ToldToDashboard): BuiltFile {
  const told = [
    [SUPPORT_EMAIL_META, supportEmail] as const,
    ...(checkoutPath === null ? [] : [[CHECKOUT_META, checkoutPath] as const]),
  ];
  const metas = told.map(
    ([name, content]) => `  <meta name="${name}" content="${escapeAttribute(content)}" />\n`,
  );
  const [start, rest] = html.split('</head>');
  if (start === undefined || rest === undefined) throw new Error('The dashboard’s index.html has no head.');
  return builtFile('index.html', Buffer.from(`${start}${metas.join('  ')}  </head>${rest}`));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
