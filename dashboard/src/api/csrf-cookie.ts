import { CSRF_COOKIE } from '@daybook/schema/words/routes';

/**
 * What every change from our own pages carries. The server sets it beside the session's cookie, which no script
 * can see: without it nobody is signed in. Null then.
 */
export function readCsrfCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  return found ? decodeURIComponent(found.slice(CSRF_COOKIE.length + 1)) : null;
}

/** For a session that the server no longer knows. */
export function dropCsrfCookie(): void {
  document.cookie = `${CSRF_COOKIE}=; path=/; max-age=0`;
}
