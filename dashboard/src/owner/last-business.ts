/** The cookie that tells which business the owner last looked at (decision 46). */
const COOKIE = 'dashboard_view';
const SECONDS = 30 * 86_400;

export function readLastBusiness(): string | null {
  const [, id = null] = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(document.cookie) ?? [];
  return id;
}

export function rememberBusiness(id: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${id}; path=/; max-age=${SECONDS}; samesite=lax${secure}`;
}
