/** Parts of calls that many rows share. */
import { z } from './zod.ts';
import { idInPath, soughtText } from './fields.ts';

export const businessInPath = z.object({ businessId: idInPath });
/** The answer to a change that has nothing to show. */
export const done = z.object({ ok: z.literal(true) });
export const eventInPath = z.object({ eventId: idInPath });
export const businessEventInPath = z.object({ businessId: idInPath, eventId: idInPath });
export const referenceInPath = z.object({ reference: soughtText(z.string().max(20)) });
/** A form sends a field empty if nothing was chosen in it, which then asks for nothing. */
export const idOrNone = z.union([z.literal('').transform(() => undefined), idInPath]).optional();
/** What an owner's path may name: each leads to the business that it belongs to. */
export const ownedInPath = z.object({ ...businessEventInPath.shape, ...referenceInPath.shape }).partial();
export type OwnedInPath = z.output<typeof ownedInPath>;
