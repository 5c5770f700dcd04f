import type { ZodError } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { SELECT_SLOT_FIRST } from '@daybook/schema/words/texts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import { Refusal, refusalOfInput } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import { cancelLinkInvalid, type Cancelling } from './cancel.ts';
import { isIdempotencyKey, type PlaceBooking } from './place-booking.ts';

export interface BookingUses {
  placeBooking: PlaceBooking;
  cancelling: Cancelling;
}

export function mountBookings(mount: Mount, { placeBooking, cancelling }: BookingUses): void {
  mount(
    calls.bookSlot,
    async ({ params, body, context }) =>
      placeBooking({
        slotId: params.slotId,
        request: body,
        idempotencyKey: idempotencyKeyOf(context),
        address: clientAddressOf(context),
      }),
    { invalid: bookingRefusal },
  );

  const byToken = { invalid: cancelLinkInvalid };
  mount(
    calls.getCancelDetails,
    async ({ query, context }) => cancelling.details(query.token, clientAddressOf(context)),
    byToken,
  );
  mount(
    calls.cancelByToken,
    async ({ body, context }) => cancelling.cancel(body.token, clientAddressOf(context)),
    byToken,
  );
  mount(
    calls.getInvite,
    async ({ query, context }) => {
      const { name, content } = await cancelling.calendarFile(query.token, clientAddressOf(context));
      return new Response(content, {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      });
    },
    byToken,
  );
}

/** A request without a chosen time is told that first, before anything else that is wrong with it. */
function bookingRefusal(error: ZodError): Refusal {
  const refusal = refusalOfInput(error);
  const { fields = {} } = refusal.extras;
  const hasNoSlot = Object.values(fields).includes(SELECT_SLOT_FIRST);
  return hasNoSlot ? new Refusal(400, SELECT_SLOT_FIRST, { fields }) : refusal;
}

/** Throws the 400 for a key that is not valid. */
function idempotencyKeyOf(context: RequestContext): string | null {
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined) return null;
  if (isIdempotencyKey(key)) return key;
  throw new Refusal(400, INPUT_NOT_VALID, {
    fields: { [IDEMPOTENCY_HEADER]: 'Please send 1 to 100 printable characters.' },
  });
}
