/**
 * Whose page this is (decision 126). Every call of the dashboard names it, so that a tab that was left open changes
 * nothing in the account that has logged in since.
 */
import { pages } from '@daybook/schema/words/routes';
import { reloadAt } from '../ui/reload.ts';

let read = (): string | null => null;

export const readPageAccount = (): string | null => read();

/** Tells from where the account is known. */
export const readAccountFrom = (reader: () => string | null): void => void (read = reader);

/** What the history keeps of such a reload, so that the page can say why it shows another account. */
export const NOW_OTHER_ACCOUNT = { isOtherAccount: true };

export const isOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOtherAccount' in state;

/** Shows the dashboard of the account that is signed in by now. */
export const onOtherAccount = (): void => reloadAt(pages.dashboard, NOW_OTHER_ACCOUNT);
