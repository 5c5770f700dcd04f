/** The pages and endpoints of /dev/sign-in, mounted outside production if no identity provider is set. */

import { Hono, type Context } from 'hono';
import { EMAIL_MAX, NAME_MAX } from '@daybook/schema/figures/bounds';
import { emailProblem } from '@daybook/schema/rules/email-address';
import { askedAddress } from '../../http/client-address.ts';
import { showPage } from '../page.tsx';
import { NotOurRequest, SignInPage, signInPath, type Typed } from './pages.tsx';
import {
  ProtocolError,
  type AuthorizationRequest,
  type Claimed,
  type IdentityProvider,
  type StandInAccount,
} from './provider.ts';

const tokenPath = `${signInPath}/token`;
const keysPath = `${signInPath}/keys`;

export function standInIssuer(publicUrl: string): string {
  return publicUrl + signInPath;
}

interface IdentityRouteParts {
  provider: IdentityProvider;
  listAccounts: () => Promise<StandInAccount[]>;
}

/** Returns a Hono app whose paths begin at the root: `app.route('/', createIdentityRoutes(...))`. */
export function createIdentityRoutes({ provider, listAccounts }: IdentityRouteParts): Hono {
  const routes = new Hono();
  // The form's response may redirect to that origin, and browsers check that the policy allows it.
  const formAction = `'self' ${new URL(provider.redirectUri).origin}`;

  /** Responds 200 even for a problem: a browser's console reports any other status as an error. */
  async function showForm(context: Context, query: URLSearchParams, typed: Typed, problem: string | null) {
    const accounts = await listAccounts();
    const request = query.toString();
    return showPage(context, <SignInPage {...{ request, accounts, typed, problem }} />, { formAction });
  }

  /** `ask` handles a request of our client, which also receives its errors. */
  async function answer(
    context: Context,
    query: URLSearchParams,
    ask: (request: AuthorizationRequest) => Promise<Response>,
  ): Promise<Response> {
    try {
      const request = provider.readRequest(query);
      return request ? await ask(request) : showPage(context, <NotOurRequest />, { status: 400 });
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const { code, message } = error;
      return goBack(provider, query.get('state'), { error: code, error_description: message });
    }
  }

  const signIn = async (request: AuthorizationRequest, claimed: Claimed) =>
    goBack(provider, request.state, { code: await provider.grant(request, claimed) });

  routes.get(signInPath, (context) => {
    const query = new URLSearchParams(askedAddress(context).query);
    return answer(context, query, async (request) => {
      const { loginHint } = request;
      if (query.get('prompt') === 'none')
        throw new ProtocolError('login_required', 'Nobody stays logged in here.');
      const typed = { email: loginHint ?? '', givenName: '', isVerified: true };
      if (loginHint === null) return showForm(context, query, typed, null);
      const problem = emailProblem(loginHint);
      if (problem !== null) return showForm(context, query, typed, problem);
      return signIn(request, { ...typed, givenName: null });
    });
  });

  routes.post(signInPath, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const query = new URLSearchParams(form.get('request') ?? '');
    return answer(context, query, async (request) => {
      if (form.get('action') === 'refuse') throw new ProtocolError('access_denied', 'The person refused.');
      const typed = typedIn(form);
      const problem = emailProblem(typed.email);
      if (problem !== null) return showForm(context, query, typed, problem);
      return signIn(request, { ...typed, givenName: typed.givenName || null });
    });
  });

  mountEndpoints(routes, provider);
  return routes;
}

function typedIn(form: URLSearchParams): Typed {
  const text = (name: string, max: number) => (form.get(name) ?? '').trim().slice(0, max);
  return {
    email: text('email', EMAIL_MAX),
    givenName: text('given_name', NAME_MAX),
    isVerified: form.get('unverified') !== 'yes',
  };
}

/** Mounts the endpoints that the client's server calls, not the browser. */
function mountEndpoints(routes: Hono, provider: IdentityProvider): void {
  const { issuer } = provider;
  const base = issuer.slice(0, -signInPath.length);

  routes.get(`${signInPath}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer,
      authorization_endpoint: issuer,
      token_endpoint: base + tokenPath,
      jwks_uri: base + keysPath,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: ['sub', 'email', 'email_verified', 'given_name', 'family_name'],
    }),
  );

  routes.get(keysPath, async (context) => context.json(await provider.keys()));

  routes.post(tokenPath, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    try {
      const credentials = credentialsIn(context.req.header('Authorization'), form);
      return context.json(await provider.exchange(form, credentials), 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const status = error.code === 'invalid_client' ? 401 : 400;
      return context.json({ error: error.code, error_description: error.message }, status);
    }
  });
}

/** Reads client_secret_basic or client_secret_post (RFC 6749, section 2.3.1). */
function credentialsIn(header: string | undefined, form: URLSearchParams) {
  const basic = /^Basic (\S+)$/i.exec(header ?? '')?.[1];
  if (basic === undefined)
    return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
  // Each half is encoded as in a form.
  const [id = '', secret = ''] = Buffer.from(basic, 'base64')
    .toString('utf8')
    .split(':')
    .map((half) => new URLSearchParams(`half=${half}`).get('half') ?? '');
  return { id, secret };
}

function goBack(
  { redirectUri }: IdentityProvider,
  state: string | null,
  answer: Record<string, string>,
): Response {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== null) address.searchParams.set('state', state);
  return new Response(null, {
    status: 303,
    headers: { Location: address.href, 'Cache-Control': 'no-store' },
  });
}
