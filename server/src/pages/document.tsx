/** The HTML document of every rendered page, with one look, and no script unless a page adds one. */

import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { renderToString } from 'hono/jsx/dom/server';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { jsonInHtml } from '../http/json-in-html.ts';
import type { DiaryPageBuild } from './client-builds.ts';

export type Look = Pick<DiaryPageBuild, 'styles' | 'icon' | 'faces'>;

/** `head` and `endOfHead` contain further elements of the head, before and after the styles; `body` is HTML; `colour` is a business's. */
export function documentOf(
  { styles, icon, faces }: Look,
  head: Child,
  body: string,
  endOfHead: Child = null,
  colour: string | null = null,
): string {
  const html = renderToString(
    <html lang={LOCALE} data-colour={colour ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head}
        {icon && <link rel="icon" type="image/svg+xml" href={icon} />}
        {faces.map((href) => (
          // A browser would otherwise request a typeface only after laying out the page.
          <link rel="preload" as="font" type="font/woff2" href={href} crossorigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: styles.text }} />
        {endOfHead}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!doctype html>\n${html}`;
}

interface PlainBodyProps {
  /** Whose page it is, with the address of the name. */
  owner: { name: string; href: string };
  children: Child;
}

/** The body of a page without scripts: one card under its owner's name. */
export function PlainBody({ owner, children }: PlainBodyProps) {
  return (
    <div class="page">
      <header class="brand">
        <a class="display" href={owner.href}>
          {owner.name}
        </a>
      </header>
      <main class="daybook">
        <div class="diary closed">{children}</div>
      </main>
      <footer class="foot">
        <a href={pages.home}>{`About ${PRODUCT_NAME}`}</a>
      </footer>
    </div>
  );
}

/** The head of a page that search engines must not index. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{oneLine(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export function SharedPicture({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Keeps the browser from drawing until the element with that id has begun to arrive, because a half-drawn
 * page moves when the rest arrives. Browsers that don't support this draw at once.
 */
export function DrawnWhenRead({ id }: { id: string }) {
  // Hono's JSX leaves `blocking` out of a link.
  return <>{raw(`<link rel="expect" href="#${id}" blocking="render"/>`)}</>;
}

/** Data for a script or a search engine. No text in it can end the element, or begin another. */
export function Data({ id, type, value }: { id?: string; type: string; value: unknown }) {
  const content = { __html: jsonInHtml(value) };
  return <script {...(id ? { id } : {})} type={type} dangerouslySetInnerHTML={content} />;
}
