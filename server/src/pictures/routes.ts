import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { PICTURE_NOT_VALID } from '@daybook/schema/words/business-texts';
import { picturePath } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { refusalOfField } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { makePicture, type Picture } from './make-picture.ts';
import { findPicture, keepPicture } from './pictures-store.ts';

export const pictureNotValid = () => refusalOfField('picture', PICTURE_NOT_VALID);

export function mountPictures(mount: Mount, { database, clock }: Context): void {
  const keep = async (business: BusinessRow, picture: Picture | null) => {
    await database.write({ business: business.id }, (tx) => keepPicture(tx, business.id, picture, clock()));
    return { ok: true as const };
  };
  mount(calls.changePicture, async ({ business, body }) =>
    keep(business, mustBeOk(await makePicture(body.picture), { 'not a picture': pictureNotValid })),
  );
  mount(calls.removePicture, ({ business }) => keep(business, null));
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
