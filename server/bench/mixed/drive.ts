/**
 * The generator of mixed load, a process of its own, forked by generator.ts: keep-alive connections with one request under
 * way each, of one hundred requests as many of each kind as mix.ts says. It keeps what it has booked, over all plans.
 */
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { converse, whileAwake } from '../conversation.ts';
import { bookingPath, bookingRequest, diaryPath, getRequest, GZIP, slotsPath } from '../requests.ts';
import { beginning, drivePlan, type DrivePlan, type DriveResult, type ServerName } from './drive-plan.ts';
import { createLatencies } from './latencies.ts';
import { kindOf, type Kind } from './mix.ts';
import { SLOT } from './rows.ts';
import type { SetName, Targets } from './targets.ts';

interface Asked {
  kind: Kind;
  text: string;
}

/** What the next request of a kind is. */
type Draw = (kind: Kind) => string;

/** A connection that breaks so often in one plan is not opened again. */
const BROKEN_MAX = 100;
const STATUS_OF: Readonly<Record<Kind, string>> = { diary: '200', slots: '200', booking: '201' };

let drawFrom: Record<ServerName, Record<SetName, Draw>> | undefined;
let requests = 0;

process.on('message', (message) => {
  if (!drawFrom) {
    drawFrom = drawsOf(beginning.parse(message).sets);
    process.send?.('ready');
    return;
  }
  const plan = drivePlan.parse(message);
  void drive(plan, drawFrom[plan.server][plan.set]).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));

async function drive(plan: DrivePlan, draw: Draw): Promise<DriveResult> {
  const latencies = { diary: createLatencies(), slots: createLatencies(), booking: createLatencies() };
  const errors: Record<string, number> = {};
  const noteError = (what: string) => (errors[what] = (errors[what] ?? 0) + 1);
  const began = performance.now();
  const endsAt = began + plan.seconds * 1000;
  let sent = 0;
  const next = (): Asked | undefined => {
    if (sent === plan.count || performance.now() >= endsAt) return undefined;
    sent += 1;
    const kind = kindOf(requests);
    requests += 1;
    return { kind, text: draw(kind) };
  };
  const noteAnswer = (kind: Kind, status: string, milliseconds: number) => {
    latencies[kind].note(milliseconds);
    if (status !== STATUS_OF[kind]) noteError(status);
  };
  const ask = () =>
    Promise.all(
      Array.from({ length: plan.connections }, async () => {
        while (performance.now() < endsAt && sent !== plan.count && (errors.broken ?? 0) < BROKEN_MAX) {
          await converseTimed(plan.port, next, noteAnswer).catch(() => noteError('broken'));
        }
      }),
    );
  await (plan.isAwake ? whileAwake(ask) : ask());
  const perSecond = sent / ((performance.now() - began) / 1000);
  const read = {
    diary: latencies.diary.read(),
    slots: latencies.slots.read(),
    booking: latencies.booking.read(),
  };
  return { perSecond, latencies: read, errors };
}

function converseTimed(
  port: number,
  next: () => Asked | undefined,
  note: (kind: Kind, status: string, milliseconds: number) => void,
): Promise<void> {
  let kind: Kind = 'diary';
  let at = 0;
  const nextText = () => {
    const asked = next();
    if (!asked) return undefined;
    kind = asked.kind;
    at = performance.now();
    return asked.text;
  };
  return converse(port, nextText, (status) => note(kind, status, performance.now() - at));
}

/** For each server, over each set: what is read comes in turn, and each free slot is booked once. */
function drawsOf(given: Record<SetName, Targets>): Record<ServerName, Record<SetName, Draw>> {
  let bookings = 0;
  const booking = (path: string, start: number) => {
    bookings += 1;
    return bookingRequest(path, { start, minutes: SLOT }, bookings);
  };
  const inTurn = (texts: string[]) => {
    let at = 0;
    return () => {
      at += 1;
      return texts[at % texts.length] ?? '';
    };
  };
  const gets = (paths: string[]) => inTurn(paths.map((path) => getRequest(path, GZIP)));
  const of =
    (draws: Record<Kind, () => string>): Draw =>
    (kind) =>
      draws[kind]();

  const productOf = ({ slugs, eventIds, free }: Targets) => {
    const slots = free.values();
    return of({
      diary: gets(slugs.map(diaryPath)),
      slots: gets(eventIds.map(slotsPath)),
      booking: () => {
        const { value } = slots.next();
        if (!value) throw new Error('no slot is free any more');
        const [eventId, start] = value;
        return booking(bookingPath(slotIdOf({ eventId, venueId: null, serviceId: null, start })), start);
      },
    });
  };
  const bareOf =
    (route: 'select' | 'constant') =>
    ({ slugs }: Targets) =>
      of({
        diary: gets(
          route === 'select' ? slugs.map((slug) => `/select/diary-gzip/${slug}`) : ['/constant/diary-gzip'],
        ),
        slots: gets(
          route === 'select' ? slugs.map((slug) => `/select/slots-gzip/${slug}`) : ['/constant/slots-gzip'],
        ),
        booking: () => booking(route === 'select' ? '/insert/booking' : '/constant/booking', 600),
      });
  const each = (drawOf: (targets: Targets) => Draw) => ({
    all: drawOf(given.all),
    busiest: drawOf(given.busiest),
    quietest: drawOf(given.quietest),
  });
  return { hono: each(bareOf('constant')), statement: each(bareOf('select')), product: each(productOf) };
}
