/** The Idempotency-Key of a request: sent again with the same key, it is the same request. */
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import type { RequestContext } from './environment.ts';
import { Refusal } from './errors.ts';
import { INPUT_NOT_VALID } from './refusal-texts.ts';

/** 1 to 100 printable ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x20-\x7e]{1,100}$/.test(text);
}

/** Null where the request has none. Throws the 400 for a key that is not valid. */
export function idempotencyKeyOf(context: RequestContext): string | null {
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined) return null;
  if (isIdempotencyKey(key)) return key;
  throw new Refusal(400, INPUT_NOT_VALID, {
    fields: { [IDEMPOTENCY_HEADER]: 'Please send 1 to 100 printable characters.' },
  });
}
