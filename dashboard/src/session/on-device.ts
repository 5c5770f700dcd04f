import { LAST_VIEW_DAYS } from '@daybook/schema/figures/periods';
import {
  CALENDAR_COLOURS_ITEM,
  DRAFTS_ITEM,
  LAST_BUSINESS_COOKIE,
  LAST_TIMEZONE_COOKIE,
  NOTIFICATIONS_ITEM,
  OFFLINE_CACHE,
  OFFLINE_DAYS_ITEM,
  VIEWS_ITEM,
  WHOLE_DAY_ITEM,
  type KeptName,
} from '@daybook/schema/words/kept-in-browser';

/** Keeps data about the logged-in person on this device. A logout removes all of it. */
const LAST_VIEW_SECONDS = LAST_VIEW_DAYS * 86_400;

export function readLastBusiness(): string | null {
  return readCookie(LAST_BUSINESS_COOKIE);
}

/** Returns that business's time zone, which is probably that of the owner's next one. */
export function readLastTimezone(): string | null {
  return readCookie(LAST_TIMEZONE_COOKIE);
}

export const remembersViews = (): boolean => inStorage((storage) => storage.getItem(VIEWS_ITEM)) !== 'off';

/** Keeps the owner's choice. Without leave, what was remembered is deleted: these views are a convenience. */
export function allowViews(isOn: boolean): void {
  inStorage((storage) => storage.setItem(VIEWS_ITEM, isOn ? 'on' : 'off'));
  if (isOn) return;
  forgetLastBusiness();
  for (const item of [WHOLE_DAY_ITEM, CALENDAR_COLOURS_ITEM])
    inStorage((storage) => storage.removeItem(item));
}

/** Keeps how the calendar looks. If the browser may or can store nothing, the choice lasts for this visit. */
export function rememberView(item: KeptName, value: string): void {
  if (remembersViews()) inStorage((storage) => storage.setItem(item, value));
}

export function rememberBusiness({ id, timezone }: { id: number; timezone: string }): void {
  if (!remembersViews()) return;
  setCookie(LAST_BUSINESS_COOKIE, String(id), LAST_VIEW_SECONDS);
  setCookie(LAST_TIMEZONE_COOKIE, timezone, LAST_VIEW_SECONDS);
}

/** Keeps the last state of the notification switch. The server's state overrides it. */
export function rememberNotifications(isOn: boolean): void {
  inStorage((storage) => storage.setItem(NOTIFICATIONS_ITEM, isOn ? 'on' : 'off'));
}

export function forgetOnDevice(): void {
  forgetOffline();
  forgetLastBusiness();
  inStorage((storage) => storage.removeItem(NOTIFICATIONS_ITEM));
  inStorage(
    (storage) => storage.removeItem(DRAFTS_ITEM),
    () => sessionStorage,
  );
}

function forgetLastBusiness(): void {
  setCookie(LAST_BUSINESS_COOKIE, '', 0);
  setCookie(LAST_TIMEZONE_COOKIE, '', 0);
}

/** Deletes today's and tomorrow's bookings, and the page and worker that show them without a connection. */
export function forgetOffline(): void {
  inStorage((storage) => storage.removeItem(OFFLINE_DAYS_ITEM));
  void removeWorker().catch(() => undefined);
}

/** Rejects over plain http, where browsers have neither workers nor caches. */
async function removeWorker(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) void worker.unregister();
  await caches.delete(OFFLINE_CACHE);
}

/** Reads a cookie without decoding: neither an id nor a time zone's name needs it. */
function readCookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;
}

export function setCookie(name: string, value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Uses the browser's storage. Returns undefined when that is full or forbidden. */
export function inStorage<Answer>(
  ask: (storage: Storage) => Answer,
  find = () => localStorage,
): Answer | undefined {
  try {
    return ask(find());
  } catch {
    return undefined;
  }
}
