import { renderToString } from 'hono/jsx/dom/server';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { buildPath } from '@daybook/schema/rules/path';
import { bookWith, CHANGE_TIME } from '@daybook/schema/words/diary-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { diaryPicturePath } from '@daybook/schema/words/routes';
import type { DiaryPageBuild } from '../pages/client-builds.ts';
import { Data, documentOf, DrawnWhenRead, PrivateHead, SharedPicture } from '../pages/document.tsx';
import { BOOKED_TITLE, pageDescription } from './page-texts.ts';
import { structuredData } from './structured-data.ts';

/** Event names in the description; search engines and messengers would cut off more. */
const NAMES_TOLD = 3;

/** The data that the page's script reads. It comes after everything visible. */
const DATA_ID = 'daybook-page';

export function diaryDocument(
  page: DiaryPage,
  { renderer, ...look }: Pick<DiaryPageBuild, 'renderer' | 'script' | 'styles' | 'icon' | 'faces'>,
): string {
  const { business, events } = page.diary;
  const url = page.origin + choicePath(business.diary_slug, {});
  const place = [business.business_address, business.postcode].filter(Boolean).join(' ');
  const names = [...new Set(events.map((event) => event.event_name))].slice(0, NAMES_TOLD);
  const title = oneLine(bookWith(business.business_name));
  return documentOf(
    look,
    <>
      <DrawnWhenRead id={DATA_ID} />
      {page.booked || page.move ? (
        <PrivateHead title={`${page.booked ? BOOKED_TITLE : CHANGE_TIME} · ${business.business_name}`} />
      ) : (
        <PublicHead
          title={title}
          description={oneLine(pageDescription(business.business_name, place, names))}
          url={url}
          picture={page.origin + buildPath(diaryPicturePath, { slug: business.diary_slug })}
          isListed={business.is_in_sitemap}
          data={structuredData(page.diary, page.origin)}
        />
      )}
    </>,
    renderer.renderPage(page) +
      renderToString(
        <>
          <Data id={DATA_ID} type="application/json" value={page} />
          <script type="module" src={look.script} />
        </>,
      ),
    null,
    business.colour,
  );
}

interface PublicHeadProps {
  title: string;
  description: string;
  url: string;
  picture: string;
  isListed: boolean;
  data: unknown;
}

function PublicHead({ title, description, url, picture, isListed, data }: PublicHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_GB" />
      <SharedPicture address={picture} alt={title} />
      <Data type="application/ld+json" value={data} />
    </>
  );
}
