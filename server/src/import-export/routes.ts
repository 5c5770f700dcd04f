import { Readable } from 'node:stream';
import { calls } from '@daybook/schema/contract/calls';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { ownBusinessAnswer } from '../businesses/business-responses.ts';
import type { Context } from '../context.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { Mount } from '../http/mount.ts';
import type { SignedIn } from '../http/session-guard.ts';
import { download } from '../http/text-response.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { TOO_MANY_BEGUN, TOO_MUCH_IN_A_DAY } from './business-file-texts.ts';
import { fileOf } from './export-business.ts';
import {
  beginImporting,
  discardImporting,
  finishImporting,
  importAvailability,
  importBookings,
  importCatalogue,
  importCustomers,
  importEvents,
  importVisits,
} from './import-business.ts';

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
  const { imports: begun, importParts: sent } = context.limits.owner;
  const named = ({ params, user }: { params: { importId: number }; user: SignedIn }) => ({
    importId: params.importId,
    ownerId: user.userId,
  });
  const mayImport = async ({ person }: SignedIn) => refuseUntil(await sent.take(person), TOO_MUCH_IN_A_DAY);

  mount(calls.beginImport, async ({ user, body }) => {
    refuseUntil(await begun.take(user.person), TOO_MANY_BEGUN);
    return { import_id: await beginImporting(context, user.userId, body.business) };
  });

  mount(calls.importCatalogue, async (call) => {
    await mayImport(call.user);
    return {
      count: await importCatalogue(context, named(call), {
        from: call.body.from,
        items: call.body.catalogue,
      }),
    };
  });

  mount(calls.importAvailability, async (call) => {
    await mayImport(call.user);
    return {
      count: await importAvailability(context, named(call), {
        from: call.body.from,
        items: call.body.availability,
      }),
    };
  });

  mount(calls.importEvents, async (call) => {
    await mayImport(call.user);
    return {
      events: await importEvents(context, named(call), { from: call.body.from, items: call.body.events }),
    };
  });

  mount(calls.importBookings, async (call) => {
    await mayImport(call.user);
    return {
      count: await importBookings(context, named(call), { from: call.body.from, items: call.body.bookings }),
    };
  });

  mount(calls.importVisits, async (call) => {
    await mayImport(call.user);
    return {
      count: await importVisits(context, named(call), { from: call.body.from, items: call.body.visits }),
    };
  });

  mount(calls.importCustomers, async (call) => {
    await mayImport(call.user);
    return {
      count: await importCustomers(context, named(call), {
        from: call.body.from,
        items: call.body.customers,
      }),
    };
  });

  mount(calls.finishImport, async (call) => {
    const { shown, newReferences } = await finishImporting(context, named(call), call.body);
    return { business: ownBusinessAnswer(shown, context.clock()), new_references: newReferences };
  });

  mount(calls.discardImport, async (call) => {
    await discardImporting(context, named(call));
    return { ok: true };
  });
}
