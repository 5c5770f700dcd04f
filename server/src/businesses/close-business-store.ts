import { eq } from 'drizzle-orm';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { agreeToAll } from '../customer-data/erasure-requests-store.ts';
import type { Transaction } from '../database/database.ts';
import { businesses, type BusinessRow } from '../database/tables.ts';

/**
 * Puts a business out of everybody's reach, for good. What is booked there is still to be cancelled
 * (accounts/deletion/delete-account.ts), and its row stays for the purge. Customers who asked to be deleted are
 * deleted: nobody is left to answer them.
 */
export async function closeBusiness(
  tx: Transaction,
  business: BusinessRow,
  accountEmail: string | null,
  now: number,
): Promise<void> {
  // The account may forget its address; emails that are still to be written need one to be answered at.
  const email = emailsTo(business, accountEmail) ?? business.email;
  await tx
    .update(businesses)
    .set({ email, confirmedEmail: email, deletedAt: now, isActive: false, updatedAt: now })
    .where(eq(businesses.id, business.id));
  await agreeToAll(tx, business.id, now);
}
