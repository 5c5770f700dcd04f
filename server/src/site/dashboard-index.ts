/** The dashboard's one document, with what its scripts have to know before they ask anything. */
import { SUPPORT_EMAIL_META } from '@daybook/schema/words/product';
import { builtFile, type BuiltFile } from '../http/files.ts';

/** Throws an Error when there is no head to write it into. */
export function dashboardIndexFile(html: string, supportEmail: string): BuiltFile {
  const meta = `<meta name="${SUPPORT_EMAIL_META}" content="${escapeAttribute(supportEmail)}" />`;
  const [start, rest] = html.split('</head>');
  if (start === undefined || rest === undefined) throw new Error('The dashboard’s index.html has no head.');
  return builtFile('index.html', Buffer.from(`${start}  ${meta}\n  </head>${rest}`));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
