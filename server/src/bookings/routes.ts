import type { ZodError } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import { SELECT_SLOT_FIRST } from '@daybook/schema/words/diary-texts';
import { clientAddressOf } from '../http/client-address.ts';
import { Refusal, refusalOfInput } from '../http/errors.ts';
import { idempotencyKeyOf } from '../http/body.ts';
import type { Mount } from '../http/mount.ts';
import { download } from '../http/text-response.ts';
import { cancelLinkInvalid, type Cancelling } from './cancel.ts';
import type { SpendFor } from '../http/rate-limit.ts';
import type { Moving } from './move/move.ts';
import type { PlaceBooking } from './place-booking.ts';

interface BookingUses {
  placeBooking: PlaceBooking;
  cancelling: Cancelling;
  moving: Moving;
  mayMakeFor: SpendFor;
}

export function mountBookings(mount: Mount, parts: BookingUses): void {
  const { placeBooking, cancelling } = parts;
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
      return download(content, { name, type: 'text/calendar; charset=utf-8' });
    },
    byToken,
  );
  mountMoving(mount, parts);
}

function mountMoving(mount: Mount, { moving, mayMakeFor }: BookingUses): void {
  const byToken = { invalid: cancelLinkInvalid };
  mount(
    calls.getMoveDiary,
    async ({ query, context }) => {
      const found = await moving.find(query.token, clientAddressOf(context));
      const asked = { eventId: query.event ?? null, date: query.date ?? null };
      return moving.diary.diary(found, asked, mayMakeFor(context));
    },
    byToken,
  );
  mount(
    calls.getMoveMonth,
    async ({ params, query, context }) => {
      const found = await moving.find(query.token, clientAddressOf(context));
      const asked = { month: params.month, after: query.after ?? null };
      return moving.diary.month(found, asked, mayMakeFor(context));
    },
    byToken,
  );
  mount(
    calls.listMoveSlots,
    async ({ params, query, context }) => {
      const found = await moving.find(query.token, clientAddressOf(context));
      const choice = {
        venueId: query.venue_id ?? null,
        serviceId: query.service_id ?? null,
        personId: query.person_id ?? null,
      };
      return moving.diary.slots(found, params.eventId, choice, mayMakeFor(context));
    },
    byToken,
  );
  mount(
    calls.moveByToken,
    async ({ body, context }) =>
      moving.move({ token: body.token, slotId: body.slot_id, address: clientAddressOf(context) }),
    byToken,
  );
}

/** If no time is chosen, reports that first, before anything else that is wrong. */
function bookingRefusal(error: ZodError): Refusal {
  const refusal = refusalOfInput(error);
  const { fields = {} } = refusal.extras;
  const hasNoSlot = Object.values(fields).includes(SELECT_SLOT_FIRST);
  return hasNoSlot ? new Refusal(400, SELECT_SLOT_FIRST, { fields }) : refusal;
}
