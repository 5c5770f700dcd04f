/** The plain page of every stand-in: the product's colours, and no script. */
import type { Child } from 'hono/jsx';
import { renderToString } from 'hono/jsx/dom/server';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';

interface LocalPageProps {
  title: string;
  /** What the stand-in replaces: 'mailbox'. */
  of: string;
  stylesPath: string;
  children?: Child;
}

export function LocalPage({ title, of, stylesPath, children }: LocalPageProps) {
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

export function documentOf(page: Child): string {
  return `<!doctype html>\n${renderToString(page)}`;
}
