import type { ZodError } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import { SELECT_SLOT_FIRST } from '@daybook/schema/words/diary-texts';
import type { Context } from '../context.ts';
import { idempotencyKeyOf } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import { Refusal, refusalOfInput } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { download } from '../http/text-response.ts';
import { calendarFile, cancelByLink, cancelDetails, cancelLinkInvalid } from './cancel.ts';
import { moveDiary, moveMonth, moveSlots } from './move/move-diary.ts';
import { findToMove, moveByLink } from './move/move.ts';
import { placeBooking } from './place-booking.ts';

const byToken = { invalid: cancelLinkInvalid };

export function mountBookings(mount: Mount, context: Context): void {
  mount(
    calls.bookSlot,
    ({ params, body, request }) =>
      placeBooking(context, {
        slotId: params.slotId,
        request: body,
        idempotencyKey: idempotencyKeyOf(request),
        address: clientAddressOf(request),
      }),
    { invalid: bookingRefusal },
  );

  mount(
    calls.getCancelDetails,
    ({ query, request }) => cancelDetails(context, linkOf(query.token, request)),
    byToken,
  );
  mount(
    calls.cancelByToken,
    ({ body, request }) => cancelByLink(context, linkOf(body.token, request)),
    byToken,
  );
  mount(
    calls.getInvite,
    async ({ query, request }) => {
      const { name, content } = await calendarFile(context, linkOf(query.token, request));
      return download(content, { name, type: 'text/calendar; charset=utf-8' });
    },
    byToken,
  );
  mountMoving(mount, context);
}

const linkOf = (token: string, request: RequestContext) => ({ token, address: clientAddressOf(request) });

function mountMoving(mount: Mount, context: Context): void {
  const { reading } = context.limits;
  mount(
    calls.getMoveDiary,
    async ({ query, request }) => {
      const found = await findToMove(context, linkOf(query.token, request));
      const asked = { eventId: query.event ?? null, date: query.date ?? null };
      return moveDiary(context, found, asked, reading(request));
    },
    byToken,
  );
  mount(
    calls.getMoveMonth,
    async ({ params, query, request }) => {
      const found = await findToMove(context, linkOf(query.token, request));
      return moveMonth(context, found, { ...params, after: query.after ?? null }, reading(request));
    },
    byToken,
  );
  mount(
    calls.listMoveSlots,
    async ({ params, query, request }) => {
      const found = await findToMove(context, linkOf(query.token, request));
      const choice = {
        eventId: params.eventId,
        venueId: query.venue_id ?? null,
        serviceId: query.service_id ?? null,
        personId: query.person_id ?? null,
      };
      return moveSlots(context, found, choice, reading(request));
    },
    byToken,
  );
  mount(
    calls.moveByToken,
    ({ body, request }) => moveByLink(context, linkOf(body.token, request), body.slot_id),
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
