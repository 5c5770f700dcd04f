/** Tells whoever has found a weakness where to write (RFC 9116). */
import type { Hono } from 'hono';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { LOCALE } from '@daybook/schema/words/product';
import { securityTxtPath, sitePages } from '@daybook/schema/words/routes';
import type { Clock } from '../runtime/clock.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { textResponse } from '../http/text-response.ts';

interface SecurityTxtParts {
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  /** SUPPORT_EMAIL */
  supportEmail: string;
}

const DAY = 86_400_000;
/** Days. The file may promise itself for a year at most, and is made anew each day. */
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

/** An address that is not https may not stand in the file: on such a Daybook there is the email address alone. */
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
