import { calls } from '@daybook/schema/contract/calls';
import { poundsOf } from '@daybook/schema/rules/money';
import { USER_NOT_FOUND } from '@daybook/schema/words/admin-texts';
import type { AccountStore } from '../../accounts/account-store.ts';
import { ADMIN_STAYS } from '../../accounts/deletion/delete-account.ts';
import type { Clock } from '../../runtime/clock.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer } from '../page-response.ts';
import { adminUserAnswer, type DeleteUser, type FindUsersStore } from './find-users-store.ts';

interface AdminUserParts {
  found: FindUsersStore;
  accounts: Pick<AccountStore, 'find'>;
  deleteUser: DeleteUser;
  clock: Clock;
}

export function mountAdminUsers(mount: Mount, parts: AdminUserParts): void {
  mountLists(mount, parts);
  mountDeletion(mount, parts);
}

function mountLists(mount: Mount, { found, clock }: AdminUserParts): void {
  mount(calls.listUsers, ({ context }) => {
    return listResponse(context, found.inSteps(clock()), (users) => users.map(adminUserAnswer));
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

function mountDeletion(mount: Mount, { found, accounts, deleteUser, clock }: AdminUserParts): void {
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
