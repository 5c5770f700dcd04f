import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { PICTURE_NOT_VALID } from '@daybook/schema/words/business-texts';
import { PERSON_NOT_FOUND } from '@daybook/schema/words/catalogue-texts';
import { picturePath } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { makePicture, type Picture } from './make-picture.ts';
import { findPicture, keepPicture } from './pictures-store.ts';

/** Throws the 400. */
export const mustMakePicture = async (sent: string | null): Promise<Picture | null> =>
  sent === null
    ? null
    : mustBeOk(await makePicture(sent), {
        'not a picture': () => refusalOfField('picture', PICTURE_NOT_VALID),
      });

export function mountPictures(mount: Mount, { database, clock }: Context): void {
  mount(calls.changePicture, async ({ business: { id: businessId }, body }) => {
    const picture = await mustMakePicture(body.picture);
    const pictured = { businessId, personId: body.person_id ?? null };
    const isKept = await database.write({ business: businessId }, (tx) =>
      keepPicture(tx, pictured, picture, clock()),
    );
    if (!isKept) throw new Refusal(404, PERSON_NOT_FOUND);
    return { ok: true };
  });
}

const FOR_EVER = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Mail programs in a browser, and websites with the widget.
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const END = '.jpg';

/** Serves pictures at addresses that name their content. */
export function mountPictureFiles(app: Hono<HttpEnvironment>, { database, limits }: Context): void {
  app.get(picturePath, async (request: RequestContext) => {
    limits.reading(request)();
    const name = request.req.param('name') ?? '';
    const hash = name.endsWith(END) ? name.slice(0, -END.length) : '';
    const found = /^[\w-]{22}$/.test(hash) ? await findPicture(database.read, hash) : null;
    return found ? new Response(new Uint8Array(found), { headers: FOR_EVER }) : request.notFound();
  });
}
