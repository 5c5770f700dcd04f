import type { Hono } from 'hono';
import { slugField } from '@daybook/schema/contract/fields';
import { longDate } from '@daybook/schema/rules/date';
import { diaryPicturePath, sitePicturePath, type SitePageName } from '@daybook/schema/words/routes';
import type { Context } from '../../context.ts';
import { NOTHING_ASKED } from '../../diary/build-diary.ts';
import type { MayMake } from '../../diary/diary-answers.ts';
import { readDiary } from '../../diary/read-diary.ts';
import type { HttpEnvironment, RequestContext } from '../../http/environment.ts';
import { isSitePage } from '../site-page-names.ts';
import { type DrawPicture, type Said, ABOUT_PAGES, BOOK_ONLINE, nextFree } from './draw-picture.ts';
import { createKeptPictures } from './kept-pictures.ts';

/** Seconds, after which a messenger gets the next day that is free by then. */
const MAX_AGE = 3600;
const END = '.png';

export function mountSharePictures(
  app: Hono<HttpEnvironment>,
  context: Context,
  { draw, titleOf }: { draw: DrawPicture; titleOf: (name: SitePageName) => string },
): void {
  const { limits } = context;
  const pictures = createKeptPictures(draw);
  const answer = async (said: Said, mayMake: MayMake) =>
    new Response(new Uint8Array(await pictures.get(said, mayMake)), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': `public, max-age=${MAX_AGE}`,
        ...TO_EVERY_SITE,
      },
    });

  app.get(sitePicturePath, (request) => {
    const name = pageIn(request.req.param('name') ?? '');
    if (!name) return request.notFound();
    return answer({ heading: titleOf(name), line: ABOUT_PAGES }, limits.reading(request));
  });

  app.get(diaryPicturePath, async (request: RequestContext) => {
    const mayMake = limits.reading(request);
    const slug = slugField.safeParse(request.req.param('slug'));
    const found = slug.success ? await readDiary(context, slug.data, NOTHING_ASKED, mayMake) : null;
    if (!found) return request.notFound();
    const { business, first_free_date: date } = found.value;
    return answer(
      { heading: business.business_name, line: date ? nextFree(longDate(date)) : BOOK_ONLINE },
      mayMake,
    );
  });
}

const TO_EVERY_SITE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

function pageIn(file: string): SitePageName | null {
  const name = file.endsWith(END) ? file.slice(0, -END.length) : '';
  return isSitePage(name) ? name : null;
}
