import { renderToString } from 'hono/jsx/dom/server';
import type { RenderedSitePage } from '@daybook/schema/contract/site-page';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import { Data, DrawnWhenRead, PreloadedFaces, SharedPicture } from './document.tsx';
import type { InlineStyles } from './inline-styles.ts';

interface SharedAs {
  url: string;
  picture: string;
}

interface SiteDocumentParts {
  page: RenderedSitePage;
  /** The addresses of the page and of its picture; null if the page isn't indexed. */
  shared: SharedAs | null;
  styles: InlineStyles;
  /** Addresses, in the order in which they run. */
  scripts: readonly string[];
  faces: readonly string[];
  icon: string | null;
}

/** The id of an empty element after everything that is drawn. */
const END_ID = 'page-end';

export function siteDocument({ page, shared, styles, scripts, faces, icon }: SiteDocumentParts): string {
  const html = renderToString(
    <html lang={LOCALE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <DrawnWhenRead id={END_ID} />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {shared ? <Shared page={page} {...shared} /> : <meta name="robots" content="noindex" />}
        {icon && <link rel="icon" type="image/svg+xml" href={icon} />}
        <PreloadedFaces addresses={faces} />
        <style dangerouslySetInnerHTML={{ __html: styles.text }} />
        {page.data.map((value) => (
          <Data type="application/ld+json" value={value} />
        ))}
        {scripts.map((src) => (
          <script type="module" src={src} />
        ))}
      </head>
      <body dangerouslySetInnerHTML={{ __html: `${page.body}<template id="${END_ID}"></template>` }} />
    </html>,
  );
  return `<!doctype html>\n${html}`;
}

function Shared({ page, url, picture }: SharedAs & { page: RenderedSitePage }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_GB" />
      <SharedPicture address={picture} alt={page.heading} />
    </>
  );
}
