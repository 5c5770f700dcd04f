import type { AccountStore } from '../../accounts/account-store.ts';
import type { StandInAccount } from './provider.ts';

const RECENT = 6;
/** Of an account that nobody has signed in to: the stand-in makes its subject of its address. */
const NOBODY = { subject: '', givenName: 'The admin', familyName: null };

/** The demo owner's, the admin's, and those last seen: each is one press at the stand-in. */
export async function offeredAccounts(
  accounts: Pick<AccountStore, 'findByEmail' | 'listRecent'>,
  { demoEmail, adminEmail }: { demoEmail: string; adminEmail: string | null },
): Promise<StandInAccount[]> {
  const demo = await accounts.findByEmail(demoEmail);
  // Whoever signs in by that address is the admin, whether or not anybody has yet.
  const admin = adminEmail === null ? null : await accounts.findByEmail(adminEmail);
  const unseen = adminEmail === null || admin ? null : { ...NOBODY, email: adminEmail };
  const recent = await accounts.listRecent(RECENT);
  const others = recent.filter(({ id }) => id !== demo?.id && id !== admin?.id);
  return [demo, admin ?? unseen, ...others].filter((account) => account !== null);
}
