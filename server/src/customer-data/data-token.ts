/** The token in the link that shows a customer what a business holds about them (decision 210): it names a booking. */
import { createSealedTokens, type SealedTokens } from '../tokens/sealed-token.ts';
import type { Secrets } from '../tokens/secrets.ts';

export const createDataTokens = (secrets: Secrets): SealedTokens =>
  createSealedTokens('daybook customer data token', secrets);
