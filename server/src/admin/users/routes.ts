import { calls } from '@daybook/schema/contract/calls';
import { poundsOf } from '@daybook/schema/rules/money';
import { USER_NOT_FOUND } from '@daybook/schema/words/admin-texts';
import { findAccount } from '../../accounts/account-store.ts';
import { ADMIN_STAYS, deleteAccount } from '../../accounts/deletion/delete-account.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer } from '../page-response.ts';
import {
  adminUserAnswer,
  findUsers,
  noteUserDeleted,
  userConsequences,
  userFigures,
  usersInSteps,
} from './find-users-store.ts';

export function mountAdminUsers(mount: Mount, context: Context): void {
  mountLists(mount, context);
  mountDeletion(mount, context);
}

function mountLists(mount: Mount, { database: { readLong: read }, clock }: Context): void {
  mount(calls.listUsers, ({ request }) => {
    return listResponse(request, usersInSteps(read, clock()), (users) => users.map(adminUserAnswer));
  });

  mount(calls.searchUsers, async ({ query }) => {
    return pageAnswer(await findUsers(read, query, clock()), adminUserAnswer);
  });

  mount(calls.countUsers, async () => {
    const { total, withBusinesses, paid, bookings, revenuePence } = await userFigures(read, clock());
    return {
      total,
      with_businesses: withBusinesses,
      revenue: poundsOf(revenuePence),
      paid,
      total_bookings: bookings,
    };
  });
}

function mountDeletion(mount: Mount, context: Context): void {
  const { clock, database } = context;
  const userNotFound = () => new Refusal(404, USER_NOT_FOUND);

  mount(calls.getUserConsequences, async ({ params: { userId } }) => {
    if (!(await findAccount(database.read, userId))) throw userNotFound();
    const { businesses, events, bookings, upcoming, hasSubscription } = await userConsequences(
      database.read,
      userId,
      clock(),
    );
    return { businesses, events, bookings, upcoming_bookings: upcoming, has_subscription: hasSubscription };
  });

  mount(calls.deleteUser, async ({ user, params: { userId } }) => {
    if (userId === user.userId) throw new Refusal(409, ADMIN_STAYS);
    const by = { who: user.email, now: clock() };
    // As its owner would, but logged.
    const isDeleted = await deleteAccount(context, userId, {
      note: (tx, account) => noteUserDeleted(tx, account, by),
    });
    if (!isDeleted) throw userNotFound();
    return { ok: true };
  });
}
