/** Tells people who have found a vulnerability how to report it (RFC 9116). */

import type { Hono } from 'hono';
import { DAY } from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { LOCALE } from '@daybook/schema/words/product';
import { securityTxtPath, sitePages } from '@daybook/schema/words/routes';
import type { HttpEnvironment } from '../http/environment.ts';
import { textResponse } from '../http/text-response.ts';
import type { Clock } from '../runtime/clock.ts';

interface SecurityTxtParts {
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  supportEmail: string;
}

/** Days until the file expires. The RFC recommends less than a year; the file is made again each day. */
const HOLDS_FOR = 180;
/** Seconds. */
const MAX_AGE = 3600;

export function mountSecurityTxt(app: Hono<HttpEnvironment>, parts: SecurityTxtParts): void {
  app.get(securityTxtPath, (context) =>
    textResponse(context, securityTxt(parts), {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': `public, max-age=${MAX_AGE}`,
    }),
  );
}

/** Leaves out addresses of ours without https, which the RFC forbids; then only the email address remains. */
function securityTxt({ clock, publicUrl, supportEmail }: SecurityTxtParts): string {
  const isSecure = publicUrl.startsWith('https:');
  const ends = new Date(Math.floor(clock() / DAY + HOLDS_FOR) * DAY).toISOString();
  const fields: [string, string | null][] = [
    ['Contact', mailtoOf(supportEmail)],
    ['Contact', isSecure ? publicUrl + sitePages.contact : null],
    ['Expires', ends],
    ['Preferred-Languages', LOCALE],
    ['Canonical', isSecure ? publicUrl + securityTxtPath : null],
  ];
  return fields.map(([name, value]) => (value === null ? '' : `${name}: ${value}\n`)).join('');
}
