import type { z, ZodType } from 'zod';
import type { Reader } from '../database/database.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ClaimedEmail } from './claim-emails-store.ts';
import type { Email } from './email.ts';
import { parseFacts } from './parse-facts.ts';

/**
 * Makes an outbox row's email; resolves to null if it is no longer wanted. Without a Reader, it is made as if it
 * still were. Throws EmailNotMakeable.
 */
export type EmailKind<Context> = (
  email: ClaimedEmail,
  context: Context,
  on: Reader | null,
) => Promise<Email | null>;

/** Returns how the emails of a kind are made: from facts of that shape, while `isWanted` says so. */
export function emailKind<Shape extends ZodType, Context>(
  shape: Shape,
  make: (facts: z.output<Shape>, context: Context, on: Reader | null) => Email | Promise<Email>,
  isWanted: (on: Reader, facts: z.output<Shape>, now: number) => Promise<boolean> = async () => true,
): EmailKind<Context & { clock: Clock }> {
  return async ({ payload }, context, on) => {
    const facts = parseFacts(shape, payload);
    return on === null || (await isWanted(on, facts, context.clock())) ? make(facts, context, on) : null;
  };
}
