import { calls } from '@daybook/schema/contract/calls';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { ownBusinessAnswer } from '../businesses/business-responses.ts';
import type { Context } from '../context.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { Mount } from '../http/mount.ts';
import { download } from '../http/text-response.ts';
import { refuseUntil } from '../http/rate-limit.ts';
import type { SignedIn } from '../http/session-guard.ts';
import { createImporting } from './import-business.ts';
import { TOO_MANY_BEGUN, TOO_MUCH_IN_A_DAY } from './business-file-texts.ts';
import { Readable } from 'node:stream';
import { fileOf } from './export-business.ts';

export function mountBusinessFile(mount: Mount, context: Context): void {
  mountDownload(mount, context);
  mountImports(mount, context);
}

function mountDownload(mount: Mount, { database, clock }: Context): void {
  mount(calls.downloadBusiness, async ({ business }) => {
    const now = clock();
    const content = Readable.toWeb(await fileOf(database, business, now));
    return download(content, { name: fileNameOf(business, now), type: 'application/json' });
  });
}

/** Needs no escaping, because a slug contains no special characters. */
function fileNameOf({ diarySlug }: BusinessRow, now: number): string {
  return `${PRODUCT_NAME.toLowerCase()}-${diarySlug}-${new Date(now).toISOString().slice(0, 10)}.json`;
}

function mountImports(mount: Mount, context: Context): void {
  const { imports, importParts: parts, finishImport } = context.stores;
  const { imports: begun, importParts: sent } = context.limits.owner;
  const importing = createImporting({ ...context, imports, parts, finishImport });
  const named = ({ params, user }: { params: { importId: number }; user: SignedIn }) => ({
    importId: params.importId,
    ownerId: user.userId,
  });
  const mayImport = async ({ person }: SignedIn) => refuseUntil(await sent.take(person), TOO_MUCH_IN_A_DAY);

  mount(calls.beginImport, async ({ user, body }) => {
    refuseUntil(await begun.take(user.person), TOO_MANY_BEGUN);
    return { import_id: await importing.begin(user.userId, body.business) };
  });

  mount(calls.importCatalogue, async (call) => {
    await mayImport(call.user);
    return { count: await importing.catalogue(named(call), call.body.from, call.body.catalogue) };
  });

  mount(calls.importAvailability, async (call) => {
    await mayImport(call.user);
    return { count: await importing.availability(named(call), call.body.from, call.body.availability) };
  });

  mount(calls.importEvents, async (call) => {
    await mayImport(call.user);
    return { events: await importing.events(named(call), call.body.from, call.body.events) };
  });

  mount(calls.importBookings, async (call) => {
    await mayImport(call.user);
    return { count: await importing.bookings(named(call), call.body.from, call.body.bookings) };
  });

  mount(calls.importVisits, async (call) => {
    await mayImport(call.user);
    return { count: await importing.visits(named(call), call.body.from, call.body.visits) };
  });

  mount(calls.finishImport, async (call) => {
    const { shown, newReferences } = await importing.finish(named(call), call.body);
    return { business: ownBusinessAnswer(shown, context.clock()), new_references: newReferences };
  });

  mount(calls.discardImport, async (call) => {
    await importing.discard(named(call));
    return { ok: true };
  });
}
