import type { IncomingMessage } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import type { RequestContext } from './environment.ts';
import { Refusal } from './errors.ts';
import { INPUT_NOT_VALID, TOO_LARGE } from './refusal-texts.ts';

/** Bytes, far more than any form needs that is open to everybody. */
const BODY_LIMIT = 64 * 1024;
/** Bytes. Fits an owner's largest form: a year of dates, every service and venue, 3 bytes a character. */
export const OWNER_BODY_LIMIT = 256 * 1024;

/**
 * Resolves to the body as text, read from the socket itself: Hono's body limit would first build a web stream
 * for it. Throws the 413 as soon as the size is known to be too large.
 */
export async function readText(context: RequestContext, limit = BODY_LIMIT): Promise<string> {
  const { incoming } = context.env;
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(incoming)) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

/** Resolves to {} for an empty body. Throws the 400 for invalid JSON. */
export async function readJson(context: RequestContext, limit?: number): Promise<unknown> {
  const text = await readText(context, limit);
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, INPUT_NOT_VALID);
  }
}

/**
 * Resolves to the fields of a plain HTML form (application/x-www-form-urlencoded). The last value of a
 * repeated name wins, but those of several ticked choices (`isOfMany`) have a line each.
 */
export async function readForm(
  context: RequestContext,
  isOfMany: (name: string) => boolean = () => false,
): Promise<Record<string, string>> {
  const form = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(await readText(context))) {
    const before = isOfMany(name) ? form.get(name) : undefined;
    form.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return Object.fromEntries(form);
}

/** Returns only these fields, as far as they were sent: a stranger may post thousands of others. */
export const fieldsIn = (
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])));

function chunksOf(incoming: IncomingMessage): AsyncIterable<Buffer> {
  return incoming;
}

function tooLarge(): Refusal {
  return new Refusal(413, TOO_LARGE, { headers: { Connection: 'close' } });
}

/** Returns whether the text can be an Idempotency-Key: 1 to 100 printable ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x20-\x7e]{1,100}$/.test(text);
}

/** Returns null if the request has no key. Throws the 400 for an invalid key. */
export function idempotencyKeyOf(context: RequestContext): string | null {
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined) return null;
  if (isIdempotencyKey(key)) return key;
  throw new Refusal(400, INPUT_NOT_VALID, {
    fields: { [IDEMPOTENCY_HEADER]: 'Please send 1 to 100 printable characters.' },
  });
}
