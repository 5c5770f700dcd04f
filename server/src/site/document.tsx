/**
 * The HTML document around the pages that the server renders: one look, and no script unless a page adds one.
 */
import type { Child } from 'hono/jsx';
import { renderToString } from 'hono/jsx/dom/server';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { LOCALE } from '@daybook/schema/words/product';
import type { DiaryPageBuild } from './build.ts';

export type Look = Pick<DiaryPageBuild, 'styles' | 'icon'>;

/** `head` are further elements of the head; `body` is HTML. */
export function documentOf({ styles, icon }: Look, head: Child, body: string): string {
  const html = renderToString(
    <html lang={LOCALE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head}
        {icon && <link rel="icon" type="image/svg+xml" href={icon} />}
        {styles.map((href) => (
          <link rel="stylesheet" href={href} />
        ))}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!doctype html>\n${html}`;
}

/** The head of a page that is only for those who have its address. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{oneLine(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
