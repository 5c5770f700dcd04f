import { and, eq, isNull, sql, desc, gt, type SQL } from 'drizzle-orm';
import type { ConfirmationState } from '@daybook/schema/contract/business';
import { DAY, EMAIL_LINK_DAYS } from '@daybook/schema/figures/periods';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import type { Reader, Transaction } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { firstOf, one, prepared } from '../../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../../database/tables.ts';
import { confirmationWait, EMAILS_COUNT_FOR, type ConfirmationWait } from '../../emails/email-bounds.ts';
import { foldedAddress } from '../../emails/folded-address.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { isOwner } from '../access-store.ts';
import { EMAIL_CONFIRMATION, type ConfirmationFacts } from './confirmation-email.ts';

const ownedById = prepared((on: Reader) =>
  on
    .select({ business: businesses, accountEmail: users.email })
    .from(businesses)
    .innerJoin(users, isOwner)
    .where(and(eq(businesses.id, sql.placeholder('id')), isNull(businesses.deletedAt)))
    .prepare(),
);

/** Returns null if there is no such business, or it was deleted. */
export async function findOwned(on: Reader, businessId: number): Promise<OwnedBusiness | null> {
  return firstOf(ownedById(on).execute({ id: businessId }));
}

export function confirmAddress(
  tx: Transaction,
  { id, email }: BusinessRow,
  now: number,
): Promise<BusinessRow> {
  return one(
    tx
      .update(businesses)
      .set({ confirmedEmail: email, updatedAt: now })
      .where(eq(businesses.id, id))
      .returning(),
  );
}

export interface OwnedBusiness {
  business: BusinessRow;
  accountEmail: string;
}

const LINK_HOLDS_FOR = EMAIL_LINK_DAYS * DAY;

/** Returns the state of the last email to the business's current address whose link still works. */
export async function confirmationStateOf(
  on: Reader,
  { business }: OwnedBusiness,
  now: number,
): Promise<ConfirmationState> {
  const folded = foldedAddress(business.email);
  const written = await writtenTo(on).execute({ folded, since: now - LINK_HOLDS_FOR });
  const last = written.find(
    ({ businessId, recipient }) => businessId === business.id && isSameAddress(recipient, business.email),
  );
  if (!last) return 'none';
  return last.status === 'failed' ? 'failed' : 'written';
}

/** Queues an email if the limits allow one now. Call it in the transaction that causes it. */
export async function queueConfirmation(
  tx: Transaction,
  owned: OwnedBusiness,
  now: number,
): Promise<Outcome<'written', ConfirmationWait>> {
  const wait = await waitFor(tx, owned, now);
  if (wait) return no(wait);
  const { business, accountEmail } = owned;
  const payload: ConfirmationFacts = {
    businessId: business.id,
    businessName: business.name,
    email: business.email,
    timezone: business.timezone,
    account: accountEmail,
    recipientFolded: foldedAddress(business.email),
    accountFolded: foldedAddress(accountEmail),
    expiresAt: now + LINK_HOLDS_FOR,
  };
  const confirmation = {
    kind: EMAIL_CONFIRMATION,
    businessId: business.id,
    recipient: business.email,
    payload,
  };
  await queueEmail(tx, confirmation, now);
  return ok('written');
}

async function waitFor(
  tx: Transaction,
  { business, accountEmail }: OwnedBusiness,
  now: number,
): Promise<ConfirmationWait | null> {
  const since = now - EMAILS_COUNT_FOR;
  const toAddress = await writtenTo(tx).execute({ folded: foldedAddress(business.email), since });
  const ofAccount = await writtenFor(tx).execute({ folded: foldedAddress(accountEmail), since });
  const times = (emailRows: { at: number }[]) => emailRows.map(({ at }) => at);
  return confirmationWait(
    {
      forBusiness: times(toAddress.filter(({ businessId }) => businessId === business.id)),
      toAddress: times(toAddress),
      ofAccount: times(ofAccount),
    },
    now,
  );
}

/** Repeats the indexes' conditions, because an index is only used if the query repeats them. */
const isOfKind = sql`${emails.kind} = ${sql.raw(`'${EMAIL_CONFIRMATION}'`)}`;
const writtenTo = writtenBy(sql`(${emails.payload} ->> 'recipientFolded')`);
const writtenFor = writtenBy(sql`(${emails.payload} ->> 'accountFolded')`);

function writtenBy(address: SQL) {
  return prepared((on: Reader) =>
    on
      .select({
        businessId: emails.businessId,
        recipient: emails.recipient,
        status: emails.status,
        at: emails.createdAt,
      })
      .from(emails)
      .where(
        and(
          isOfKind,
          sql`${address} = ${sql.placeholder('folded')}`,
          gt(emails.createdAt, sql.placeholder('since')),
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .prepare(),
  );
}
