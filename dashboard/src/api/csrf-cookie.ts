import { CSRF_COOKIE } from '@daybook/schema/words/routes';

/** Over https the server gives it a name that binds it to this host (decision 109). */
const nameHere = () => (window.location.protocol === 'https:' ? '__Host-' : '') + CSRF_COOKIE;

/**
 * The CSRF token that every change from our own pages carries. The server sets it beside the session's
 * cookie, which no script can read. Null when it is missing: then nobody is signed in.
 */
export function readCsrfCookie(): string | null {
  const start = `${nameHere()}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : null;
}

/** Removes the cookie of a session that the server no longer knows. */
export function dropCsrfCookie(): void {
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${nameHere()}=; path=/; max-age=0${isSecure ? '; secure' : ''}`;
}
