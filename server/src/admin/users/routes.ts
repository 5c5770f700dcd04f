import { calls } from '@daybook/schema/contract/calls';
import { poundsOf } from '@daybook/schema/rules/money';
import { USER_NOT_FOUND } from '@daybook/schema/words/admin-texts';
import type { Context } from '../../context.ts';
import { ADMIN_STAYS, createDeleteAccount } from '../../accounts/deletion/delete-account.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer } from '../page-response.ts';
import { adminUserAnswer, createDeleteUser } from './find-users-store.ts';

export function mountAdminUsers(mount: Mount, context: Context): void {
  mountLists(mount, context);
  mountDeletion(mount, context);
}

function mountLists(mount: Mount, { stores, clock }: Context): void {
  const { usersFound: found } = stores.admin;
  mount(calls.listUsers, ({ request }) => {
    return listResponse(request, found.inSteps(clock()), (users) => users.map(adminUserAnswer));
  });

  mount(calls.searchUsers, async ({ query }) => {
    return pageAnswer(await found.search(query, clock()), adminUserAnswer);
  });

  mount(calls.countUsers, async () => {
    const { total, withBusinesses, paid, bookings, revenuePence } = await found.figures(clock());
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
  const { clock, stores } = context;
  const { accounts, deletion } = stores;
  const { usersFound: found } = stores.admin;
  const deleteUser = createDeleteUser(createDeleteAccount({ ...context, store: deletion }));
  const userNotFound = () => new Refusal(404, USER_NOT_FOUND);

  mount(calls.getUserConsequences, async ({ params: { userId } }) => {
    if (!(await accounts.find(userId))) throw userNotFound();
    const { businesses, events, bookings, upcoming, hasSubscription } = await found.consequences(
      userId,
      clock(),
    );
    return { businesses, events, bookings, upcoming_bookings: upcoming, has_subscription: hasSubscription };
  });

  mount(calls.deleteUser, async ({ user, params: { userId } }) => {
    if (userId === user.userId) throw new Refusal(409, ADMIN_STAYS);
    if (!(await deleteUser(userId, { who: user.email, now: clock() }))) throw userNotFound();
    return { ok: true };
  });
}
