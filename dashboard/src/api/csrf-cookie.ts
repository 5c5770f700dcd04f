import { CSRF_COOKIE } from '@daybook/schema/words/routes';

/**
 * The CSRF token that every change from our own pages carries. The server sets it beside the session's
 * cookie, which no script can read. Null when it is missing: then nobody is signed in.
 */
export function readCsrfCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  return found ? decodeURIComponent(found.slice(CSRF_COOKIE.length + 1)) : null;
}

/** Removes the cookie of a session that the server no longer knows. */
export function dropCsrfCookie(): void {
  document.cookie = `${CSRF_COOKIE}=; path=/; max-age=0`;
}
