import { count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { SignupsQuery } from '@daybook/schema/contract/admin/newsletter';
import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import type { Reader, Transaction } from '../../database/database.ts';
import { idsGiven } from '../../database/expressions.ts';
import { countRows, firstOf, prepared } from '../../database/prepared.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { newsletterSignups, type SignupRow } from '../../database/visitor-tables.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';
import { maskedAddress } from '../email-response.ts';
import { findListed, newestInSteps, rowsOf, type ListWanted } from '../listed-page-store.ts';

interface SignupFigures {
  total: number;
  active: number;
  today: number;
  topSource: string | null;
}

/** Signups that one step reads: about 5 ms. */
const SIGNUPS_A_STEP = 500;

/** Yields all signups in steps, newest first. */
export const signupsInSteps = (on: Reader) =>
  newestInSteps((id) =>
    on
      .select()
      .from(newsletterSignups)
      .where(lt(newsletterSignups.id, id))
      .orderBy(desc(newsletterSignups.id))
      .limit(SIGNUPS_A_STEP),
  );

export async function findSignups(on: Reader, query: SignupsQuery): Promise<PageFound<SignupRow>> {
  const page = await findListed(on, listWanted(query), query);
  return { ...page, items: await rowsOf(page.items, byIds(on)) };
}

/** `midnight` is the start of today in milliseconds since 1970. */
export async function signupFigures(on: Reader, midnight: number): Promise<SignupFigures> {
  const { createdAt, status, source } = newsletterSignups;
  const [top] = await on
    .select({ source })
    .from(newsletterSignups)
    .groupBy(source)
    .orderBy(desc(count()), source)
    .limit(1);
  return {
    total: await countRows(on, newsletterSignups),
    active: await countRows(on, newsletterSignups, eq(status, 'active')),
    today: await countRows(on, newsletterSignups, gte(createdAt, midnight)),
    topSource: top?.source ?? null,
  };
}

const byIds = prepared((on: Reader) =>
  on
    .select()
    .from(newsletterSignups)
    .where(inArray(newsletterSignups.id, idsGiven('ids')))
    .prepare(),
);

const ORDERS: Record<SignupsQuery['sort'], ListWanted['order']> = {
  newest: { by: newsletterSignups.createdAt, direction: 'desc' },
  oldest: { by: newsletterSignups.createdAt, direction: 'asc' },
  email: { by: newsletterSignups.normalisedEmail, direction: 'asc' },
};

function listWanted({ search, status, sort }: SignupsQuery): ListWanted {
  return {
    table: newsletterSignups,
    text: newsletterSignups.text,
    filter: status === 'all' ? undefined : eq(newsletterSignups.status, status),
    search,
    order: ORDERS[sort],
  };
}

export async function deleteSignup(
  tx: Transaction,
  id: number,
  by: AdminMoment,
): Promise<Outcome<'deleted', 'no signup'>> {
  const signup = await firstOf(tx.delete(newsletterSignups).where(eq(newsletterSignups.id, id)).returning());
  if (!signup) return no('no signup');
  const { email, status, source } = signup;
  const before = { status, signup_source: source };
  await recordAction(tx, by, {
    action: 'signup_deleted',
    // Masked, because a deleted address must not stay in the log.
    subject: maskedAddress(email),
    subjectId: id,
    before,
    after: null,
  });
  return ok('deleted');
}

export type UnsubscribeUrlOf = (signup: SignupRow) => string;

export const signupAnswer =
  (unsubscribeUrlOf: UnsubscribeUrlOf) =>
  (signup: SignupRow): NewsletterSignup => {
    return {
      id: signup.id,
      email: signup.email,
      first_name: signup.firstName,
      last_name: signup.lastName,
      signup_source: signup.source,
      status: signup.status,
      created_at: new Date(signup.createdAt).toISOString(),
      unsubscribe_url: signup.status === 'active' ? unsubscribeUrlOf(signup) : null,
    };
  };
