import { and, eq, isNull } from 'drizzle-orm';
import type { DeleteAccount } from '../../accounts/deletion/delete-account.ts';
import { businesses } from '../../database/tables.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { consequencesOf } from '../consequences-store.ts';

/** Deletes an account. False when it is deleted already or was never there. */
export type DeleteUser = (userId: number, by: AdminMoment) => Promise<boolean>;

/** Deletes an account as its owner would, writes down that an admin did it (decision 85), and tells the owner so. */
export function createDeleteUser(deleteAccount: DeleteAccount): DeleteUser {
  return (userId, by) =>
    deleteAccount(userId, {
      async note(tx, { email }) {
        const owned = await tx
          .select({ id: businesses.id })
          .from(businesses)
          .where(and(eq(businesses.ownerId, userId), isNull(businesses.deletedAt)));
        const ids = owned.map(({ id }) => id);
        const { events, bookings, upcoming } = await consequencesOf(tx, ids, by.now);
        const before = { businesses: ids.length, events, bookings, upcoming_bookings: upcoming };
        const about = { action: 'user_deleted', subject: email, subjectId: userId } as const;
        await recordAction(tx, by, { ...about, before, after: null });
      },
    });
}
