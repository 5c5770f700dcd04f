import type { ZodError } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import { SELECT_SLOT_FIRST } from '@daybook/schema/words/diary-texts';
import type { Context } from '../context.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { Refusal, refusalOfInput } from '../http/errors.ts';
import { idempotencyKeyOf } from '../http/body.ts';
import type { Mount } from '../http/mount.ts';
import { download } from '../http/text-response.ts';
import { bookingUses } from './booking-uses.ts';
import { cancelLinkInvalid } from './cancel.ts';
import type { Moving } from './move/move.ts';

export function mountBookings(mount: Mount, context: Context): void {
  const { placeBooking, cancelling, moving } = bookingUses(context);
  mount(
    calls.bookSlot,
    async ({ params, body, request }) =>
      placeBooking({
        slotId: params.slotId,
        request: body,
        idempotencyKey: idempotencyKeyOf(request),
        address: clientAddressOf(request),
      }),
    { invalid: bookingRefusal },
  );

  const byToken = { invalid: cancelLinkInvalid };
  mount(
    calls.getCancelDetails,
    async ({ query, request }) => cancelling.details(query.token, clientAddressOf(request)),
    byToken,
  );
  mount(
    calls.cancelByToken,
    async ({ body, request }) => cancelling.cancel(body.token, clientAddressOf(request)),
    byToken,
  );
  mount(
    calls.getInvite,
    async ({ query, request }) => {
      const { name, content } = await cancelling.calendarFile(query.token, clientAddressOf(request));
      return download(content, { name, type: 'text/calendar; charset=utf-8' });
    },
    byToken,
  );
  mountMoving(mount, moving, context.limits);
}

function mountMoving(mount: Mount, moving: Moving, limits: Context['limits']): void {
  const byToken = { invalid: cancelLinkInvalid };
  mount(
    calls.getMoveDiary,
    async ({ query, request }) => {
      const found = await moving.find(query.token, clientAddressOf(request));
      const asked = { eventId: query.event ?? null, date: query.date ?? null };
      return moving.diary.diary(found, asked, limits.reading(request));
    },
    byToken,
  );
  mount(
    calls.getMoveMonth,
    async ({ params, query, request }) => {
      const found = await moving.find(query.token, clientAddressOf(request));
      const asked = { month: params.month, after: query.after ?? null };
      return moving.diary.month(found, asked, limits.reading(request));
    },
    byToken,
  );
  mount(
    calls.listMoveSlots,
    async ({ params, query, request }) => {
      const found = await moving.find(query.token, clientAddressOf(request));
      const choice = {
        venueId: query.venue_id ?? null,
        serviceId: query.service_id ?? null,
        personId: query.person_id ?? null,
      };
      return moving.diary.slots(found, params.eventId, choice, limits.reading(request));
    },
    byToken,
  );
  mount(
    calls.moveByToken,
    async ({ body, request }) =>
      moving.move({ token: body.token, slotId: body.slot_id, address: clientAddressOf(request) }),
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
