/**
 * A browser without a screen: it keeps cookies according to their paths, and sends what our own pages send.
 */

import { signInAddress } from '@daybook/schema/contract/user';
import { CSRF_COOKIE, CSRF_HEADER, routes } from '@daybook/schema/words/routes';
import type { TestServer } from './start.ts';

export interface Visitor {
  /** Cookies by name, without expired ones. */
  cookies: Map<string, string>;
  /** The attributes of each cookie that the server set last, by name. */
  setCookies: Map<string, string>;
  /** `path` may be a whole address. Follows no redirect. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /**
   * Begins a login, on the page at `comeBackTo` if given; resolves to the address at the identity provider.
   */
  beginSignIn(email?: string, comeBackTo?: string): Promise<URL>;
  /** Goes to the provider and is sent back; resolves to the parameters of the return address. */
  passProvider(address: URL): Promise<{ code: string; state: string }>;
  /** Logs in, from the button to the session. */
  signIn(email: string, userAgent?: string): Promise<Response>;
}

export function visit(server: TestServer): Visitor {
  const cookies = new Map<string, string>();
  const setCookies = new Map<string, string>();
  const paths = new Map<string, string>();

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    setCookies.set(name, line);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
    paths.set(name, attributes.find((text) => text.startsWith('Path='))?.slice(5) ?? '/');
  }

  const send: Visitor['send'] = async (method, path, body, headers = {}) => {
    const url = new URL(path.replace(server.publicUrl, server.url), server.url);
    const carried = [...cookies].filter(([name]) => url.pathname.startsWith(paths.get(name) ?? '/'));
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        ...(carried.length ? { Cookie: carried.map((pair) => pair.join('=')).join('; ') } : {}),
        ...(method === 'GET'
          ? {}
          : { Origin: server.publicUrl, [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '' }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer;
  };

  const visitor: Visitor = {
    cookies,
    setCookies,
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    async beginSignIn(email, comeBackTo) {
      const query = new URLSearchParams({
        ...(email === undefined ? {} : { login_hint: email }),
        ...(comeBackTo === undefined ? {} : { come_back_to: comeBackTo }),
      });
      const answer = await send('GET', `${routes.getSignInAddress.path}?${query.toString()}`);
      return new URL(signInAddress.parse(await answer.json()).redirectUrl);
    },
    async passProvider(address) {
      const answer = await send('GET', address.href);
      const back = new URL(answer.headers.get('Location') ?? '', server.publicUrl);
      return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
    },
    async signIn(email, userAgent = 'a test') {
      const returned = await visitor.passProvider(await visitor.beginSignIn(email));
      return send('POST', routes.createSession.path, returned, { 'User-Agent': userAgent });
    },
  };
  return visitor;
}
