/** The plain page that every stand-in shows: the product's colours, nothing that runs. */
import type { Child } from 'hono/jsx';
import { renderToString } from 'hono/jsx/dom/server';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';

export interface LocalPageProps {
  title: string;
  /** What is stood in for: 'mailbox'. */
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
