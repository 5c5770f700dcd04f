/** The plain page of every stand-in: the product's colours, and no script. */

import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { renderToString } from 'hono/jsx/dom/server';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';

/** Served as a separate file, because our pages allow no inline style. */
export const stylesPath = '/dev/styles.css';

interface LocalPageProps {
  title: string;
  /** What the stand-in replaces: 'mailbox'. */
  of: string;
  children?: Child;
}

export function LocalPage({ title, of, children }: LocalPageProps) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>
          {title} · {PRODUCT_NAME} {of}
        </title>
        <link rel="stylesheet" href={stylesPath} />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

interface Allowed {
  status?: 200 | 400 | 404;
  /** Origins to which its forms may lead, and whose pages it may frame. */
  formAction?: string;
  frames?: string;
}

export function showPage(
  context: Context,
  page: Child,
  { status = 200, formAction = "'none'", frames = "'none'" }: Allowed = {},
) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `frame-src ${frames}`,
    'img-src data:',
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ];
  return context.html(`<!doctype html>\n${renderToString(page)}`, status, {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
  });
}
