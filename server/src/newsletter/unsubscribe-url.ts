import { withQuery } from '@daybook/schema/rules/path';
import { unsubscribePath } from '@daybook/schema/words/routes';
import type { Secrets } from '../tokens/secrets.ts';
import { createSignupTokens } from './signup-token.ts';

/** Makes each signup's own unsubscribe link (RFC 8058). `publicUrl` has no slash at the end. */
export function createUnsubscribeUrls(publicUrl: string, secrets: Secrets) {
  const { tokenOf } = createSignupTokens(secrets);
  return ({ id, email }: { id: number; email: string }) =>
    withQuery(publicUrl + unsubscribePath, { token: tokenOf({ signupId: id, email }) });
}
