import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { LocalPage } from '../page.tsx';
import type { StandInAccount } from './provider.ts';

export const signInPath = '/dev/sign-in';

interface SignInPageProps {
  /** The authorization request as it arrived; the form sends it along. */
  request: string;
  accounts: StandInAccount[];
  typed: Typed;
  problem: string | null;
}

export interface Typed {
  email: string;
  givenName: string;
  isVerified: boolean;
}

export function SignInPage({ request, accounts, typed, problem }: SignInPageProps) {
  return (
    <LocalPage title="Log in" of="stand-in">
      <div class="narrow">
        <h1>Log in to {PRODUCT_NAME}</h1>
        <p class="soft">
          This page stands in for Google, because no GOOGLE_CLIENT_ID is set. It accepts any email address,
          and exists only outside production.
        </p>
        <AccountList request={request} accounts={accounts} />
        <form method="post" action={signInPath} class="fields" novalidate>
          <input type="hidden" name="request" value={request} />
          <div class="field">
            <label for="email">Email</label>
            <input
              id="email"
              name="email"
              type="email"
              autocomplete="email"
              value={typed.email}
              {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': 'problem' })}
            />
            {problem === null ? null : (
              <p id="problem" class="problem" role="alert">
                {problem}
              </p>
            )}
          </div>
          <div class="field">
            <label for="given-name">
              Given name <span>(optional)</span>
            </label>
            <input id="given-name" name="given_name" autocomplete="given-name" value={typed.givenName} />
          </div>
          <label class="check">
            <input type="checkbox" name="unverified" value="yes" checked={!typed.isVerified} />
            The address isn’t verified
          </label>
          <button name="action" value="sign-in">
            Log in
          </button>
          <button name="action" value="refuse" class="quiet">
            Refuse and go back
          </button>
        </form>
      </div>
    </LocalPage>
  );
}

function AccountList({ request, accounts }: Pick<SignInPageProps, 'request' | 'accounts'>) {
  if (!accounts.length) return null;
  return (
    <ul class="accounts" aria-label="Accounts">
      {accounts.map(({ email, givenName }) => (
        <li>
          <form method="post" action={signInPath}>
            <input type="hidden" name="request" value={request} />
            <input type="hidden" name="email" value={email} />
            <button name="action" value="sign-in">
              {givenName ?? email}
              {givenName === null ? null : <small>{email}</small>}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Shown for a request that none of our buttons made. */
export function NotOurRequest() {
  return (
    <LocalPage title="Log in" of="stand-in">
      <div class="narrow">
        <h1>Start from {PRODUCT_NAME}</h1>
        <p>
          To log in, select Login on one of {PRODUCT_NAME}’s own pages. <a href={pages.home}>{GO_TO_HOME}</a>
        </p>
      </div>
    </LocalPage>
  );
}
