/** The queries about the confirmation of business's email addresses, and the letters that ask for it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EmailLetter } from '@daybook/schema/contract/business';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { isSameAddress } from '@daybook/schema/rules/same-address';
import { EMAIL_LINK_DAYS } from '@daybook/schema/figures/periods';
import { foldedAddress } from '../../bookings/folded-address.ts';
import type { Database } from '../../database/open.ts';
import { prepareInsert } from '../../database/prepare-insert.ts';
import { businesses, emails, users } from '../../database/tables.ts';
import type { BusinessRow } from '../../diary/store.ts';
import { EMAIL_CONFIRMATION, type ConfirmationFacts } from './confirmation-facts.ts';
import { LETTERS_COUNT_FOR, letterWait, type LetterWait } from './letter-bounds.ts';

/** A business with its owner's own address. */
export interface OwnedBusiness {
  business: BusinessRow;
  accountEmail: string;
}

export interface BusinessWithLetter extends OwnedBusiness {
  /** What became of the one that asks to confirm the present address. */
  letter: EmailLetter;
}

const LINK_HOLDS_FOR = EMAIL_LINK_DAYS * 86_400_000;

export type EmailLetters = ReturnType<typeof prepareEmailLetters>;

/** For use inside the transaction that causes a letter. */
export function prepareEmailLetters(database: Database) {
  const insertEmail = prepareInsert(database, emails);
  // The words of the indexes, which are only used where a query repeats them.
  const writtenBy = (folded: 'recipientFolded' | 'accountFolded') =>
    database.$client.prepare<
      [string, number],
      { businessId: number; recipient: string; status: string; at: number }
    >(
      `SELECT business_id AS businessId, recipient, status, created_at AS at FROM emails
       WHERE kind = '${EMAIL_CONFIRMATION}' AND (payload ->> '$.${folded}') = ? AND created_at > ?
       ORDER BY created_at DESC, id DESC`,
    );
  const writtenTo = writtenBy('recipientFolded');
  const writtenFor = writtenBy('accountFolded');

  function waitFor({ business, accountEmail }: OwnedBusiness, now: number): LetterWait | null {
    const since = now - LETTERS_COUNT_FOR;
    const toAddress = writtenTo.all(foldedAddress(business.email), since);
    const times = (letters: { at: number }[]) => letters.map(({ at }) => at);
    return letterWait(
      {
        forBusiness: times(toAddress.filter(({ businessId }) => businessId === business.id)),
        toAddress: times(toAddress),
        ofAccount: times(writtenFor.all(foldedAddress(accountEmail), since)),
      },
      now,
    );
  }

  return {
    /** What became of the last letter to the present address of the business whose link still holds. */
    stateOf({ business }: OwnedBusiness, now: number): EmailLetter {
      const last = writtenTo
        .all(foldedAddress(business.email), now - LINK_HOLDS_FOR)
        .find(
          ({ businessId, recipient }) =>
            businessId === business.id && isSameAddress(recipient, business.email),
        );
      if (!last) return 'none';
      return last.status === 'failed' ? 'failed' : 'written';
    },

    /** Writes a letter to the outbox, or answers why none may be written now. */
    write(owned: OwnedBusiness, now: number): LetterWait | null {
      const wait = waitFor(owned, now);
      if (wait) return wait;
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
      insertEmail({
        kind: EMAIL_CONFIRMATION,
        businessId: business.id,
        recipient: business.email,
        payload,
        dueAt: now,
        createdAt: now,
      });
      return null;
    },
  };
}

export interface SentLetter extends BusinessWithLetter {
  /** Why no letter was written; null when one was, or none is needed. */
  wait: LetterWait | null;
}

export type ConfirmationStore = ReturnType<typeof createConfirmationStore>;

export function createConfirmationStore(database: Database) {
  const letters = prepareEmailLetters(database);
  const query = database
    .select({ business: businesses, accountEmail: users.email })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.id, sql.placeholder('id')), isNull(businesses.deletedAt)))
    .prepare();
  const find = (id: number): OwnedBusiness | null => query.get({ id }) ?? null;

  const confirmNow = database.$client.transaction(
    (id: number, now: number, mayConfirm: (owned: OwnedBusiness) => boolean): OwnedBusiness | null => {
      const owned = find(id);
      if (!owned || !mayConfirm(owned)) return null;
      if (isEmailConfirmed(owned.business, owned.accountEmail)) return owned;
      const business = database
        .update(businesses)
        .set({ confirmedEmail: owned.business.email, updatedAt: now })
        .where(eq(businesses.id, id))
        .returning()
        .get();
      return { ...owned, business };
    },
  );

  const sendNow = database.$client.transaction(
    (ownerId: number, id: number, now: number): SentLetter | null => {
      const owned = find(id);
      if (owned?.business.ownerId !== ownerId) return null;
      const isNeeded = !isEmailConfirmed(owned.business, owned.accountEmail);
      const wait = isNeeded ? letters.write(owned, now) : null;
      return { ...owned, letter: letters.stateOf(owned, now), wait };
    },
  );

  return {
    /** Null when there is no such business, or it was deleted. */
    async find(businessId: number): Promise<OwnedBusiness | null> {
      return find(businessId);
    },

    /** Confirms the present address if `mayConfirm` agrees; once or again. Null when it does not. */
    async confirm(
      businessId: number,
      now: number,
      mayConfirm: (owned: OwnedBusiness) => boolean,
    ): Promise<OwnedBusiness | null> {
      return confirmNow.immediate(businessId, now, mayConfirm);
    },

    /** Writes another letter to an address that needs one. Null when the owner has no such business. */
    async sendLetter(ownerId: number, businessId: number, now: number): Promise<SentLetter | null> {
      return sendNow.immediate(ownerId, businessId, now);
    },
  };
}
