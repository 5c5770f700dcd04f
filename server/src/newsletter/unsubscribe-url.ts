import { withQuery } from '@daybook/schema/rules/path';
import { unsubscribePath } from '@daybook/schema/words/routes';
import type { Secrets } from '../tokens/secrets.ts';
import { createLinkTokens } from '../tokens/seal.ts';

/** Makes each signup's own unsubscribe link (RFC 8058). `publicUrl` has no slash at the end. */
export function createUnsubscribeUrls(publicUrl: string, secrets: Secrets) {
  const { tokenOf } = createLinkTokens('newsletterLink', secrets);
  return ({ id, email }: { id: number; email: string }) =>
    withQuery(publicUrl + unsubscribePath, { token: tokenOf({ id, email }) });
}
