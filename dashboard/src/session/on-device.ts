/**
 * What this device keeps about the person who is signed in (decision 46). All of it is removed when they sign
 * out.
 */
const LAST_BUSINESS = 'dashboard_view';
const LAST_BUSINESS_SECONDS = 30 * 86_400;
const NOTIFICATIONS = 'email-notifications';

/** The id of the business that was viewed last. */
export function readLastBusiness(): string | null {
  const [, id = null] = new RegExp(`(?:^|; )${LAST_BUSINESS}=(\\d+)`).exec(document.cookie) ?? [];
  return id;
}

export function rememberBusiness(id: number): void {
  setLastBusiness(String(id), LAST_BUSINESS_SECONDS);
}

/** Keeps the last state of the account's switch. The server's own state is the one that counts. */
export function rememberNotifications(isOn: boolean): void {
  inStorage((storage) => storage.setItem(NOTIFICATIONS, isOn ? 'on' : 'off'));
}

export function forgetOnDevice(): void {
  setLastBusiness('', 0);
  inStorage((storage) => storage.removeItem(NOTIFICATIONS));
}

function setLastBusiness(value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LAST_BUSINESS}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Changes the storage, where the browser lets us keep anything. */
function inStorage(change: (storage: Storage) => void) {
  try {
    change(localStorage);
  } catch {
    // Storage that is full or forbidden must not disturb anybody.
  }
}
