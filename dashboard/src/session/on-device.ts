import { LAST_VIEW_DAYS } from '@daybook/schema/figures/periods';
import {
  DRAFTS_ITEM,
  LAST_BUSINESS_COOKIE,
  LAST_TIMEZONE_COOKIE,
  NOTIFICATIONS_ITEM,
} from '@daybook/schema/words/kept-in-browser';

/**
 * What this device keeps about the person who is signed in (decision 46). All of it is removed when they sign
 * out.
 */
const LAST_VIEW_SECONDS = LAST_VIEW_DAYS * 86_400;

/** The id of the business that was viewed last. */
export function readLastBusiness(): string | null {
  return readCookie(LAST_BUSINESS_COOKIE);
}

/** The timezone of that business: most likely that of the owner's next one too. */
export function readLastTimezone(): string | null {
  return readCookie(LAST_TIMEZONE_COOKIE);
}

export function rememberBusiness({ id, timezone }: { id: number; timezone: string }): void {
  setCookie(LAST_BUSINESS_COOKIE, String(id), LAST_VIEW_SECONDS);
  setCookie(LAST_TIMEZONE_COOKIE, timezone, LAST_VIEW_SECONDS);
}

/** Keeps the last state of the account's switch. The server's own state is the one that counts. */
export function rememberNotifications(isOn: boolean): void {
  inStorage((storage) => storage.setItem(NOTIFICATIONS_ITEM, isOn ? 'on' : 'off'));
}

export function forgetOnDevice(): void {
  setCookie(LAST_BUSINESS_COOKIE, '', 0);
  setCookie(LAST_TIMEZONE_COOKIE, '', 0);
  inStorage((storage) => storage.removeItem(NOTIFICATIONS_ITEM));
  inStorage(
    (storage) => storage.removeItem(DRAFTS_ITEM),
    () => sessionStorage,
  );
}

/** Neither an id nor the name of a timezone needs encoding. */
function readCookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;
}

function setCookie(name: string, value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Changes the storage, where the browser lets us keep anything. */
function inStorage(change: (storage: Storage) => void, find = () => localStorage) {
  try {
    change(find());
  } catch {
    // Storage that is full or forbidden must not disturb anybody.
  }
}
