import type { CallBody, CallAnswer } from '@daybook/schema/contract/calls';
import type { DateOutcome } from '@daybook/schema/contract/event-request';
import { routes } from '@daybook/schema/words/routes';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from './call-error.ts';
import { call, type AnyGiven, type Given, ownServer, readAnswer, request, type Server } from './call.ts';
import { businessKey, scheduledEventsKey, summaryKey } from './keys.ts';
import { useChange } from './query-client.ts';

/**
 * Creates events on many dates in one call; `onOutcome` is told of each date as soon as the server has
 * decided it.
 */
export function useCreateEvents(businessId: number, onOutcome: (outcome: DateOutcome) => void) {
  return useChange(
    ({ body, idempotencyKey }: Keyed<CallBody<'createEvents'>>) => {
      const given = { params: { businessId: String(businessId) }, body, idempotencyKey };
      return callLines('createEvents', given, onOutcome);
    },
    { renews: [businessKey(businessId)] },
  );
}

interface Keyed<Body> {
  body: Body;
  /** The same when it is sent again. */
  idempotencyKey: string;
}

interface EventBody<Body> {
  eventId: number;
  body: Body;
}
const eventInBusiness = (businessId: number, eventId: number) => ({
  businessId: String(businessId),
  eventId: String(eventId),
});

export function useChangeEvent(businessId: number) {
  return useChange(
    ({ eventId, body }: EventBody<CallBody<'changeEvent'>>) =>
      call('changeEvent', { params: eventInBusiness(businessId, eventId), body }),
    { renews: [businessKey(businessId)] },
  );
}

/** Changes which places, people and services an event has; a preview changes nothing. */
export function useChangeEventResources(businessId: number) {
  return useChange(
    ({ eventId, body }: EventBody<CallBody<'changeEventResources'>>) =>
      call('changeEventResources', { params: eventInBusiness(businessId, eventId), body }),
    { renews: [businessKey(businessId)] },
  );
}

export function useDuplicateEvent(businessId: number) {
  return useChange(
    ({ eventId, ...given }: { eventId: number } & Keyed<CallBody<'duplicateEvent'>>) =>
      call('duplicateEvent', { params: eventInBusiness(businessId, eventId), ...given }),
    { renews: [businessKey(businessId)] },
  );
}

export function useDeleteEvent(businessId: number) {
  return useChange(
    (eventId: number) => call('deleteEvent', { params: eventInBusiness(businessId, eventId) }),
    // The page needs the new list to know where the focus goes.
    { renews: [businessKey(businessId)], waitsFor: [scheduledEventsKey(businessId)] },
  );
}

export function useDeleteAllEvents(businessId: number) {
  return useChange(() => call('deleteAllEvents', { params: { businessId: String(businessId) } }), {
    renews: [businessKey(businessId)],
    waitsFor: [scheduledEventsKey(businessId), summaryKey(businessId)],
  });
}

type Name = keyof typeof routes;

/**
 * Makes the calls that answer in lines (NDJSON): `onLine` gets each line as soon as it arrives. Resolves when
 * all have arrived. Rejects as `call` does; an answer that is cut short counts as no answer.
 */
export function lineCallsOf(server: Server) {
  function callLines<Asked extends Name>(
    name: Asked,
    given: Given<Asked>,
    onLine: (line: CallAnswer<Asked>) => void,
  ): Promise<void>;
  async function callLines(name: Name, given: AnyGiven, onLine: (line: unknown) => void): Promise<void> {
    const response = await request(server, routes[name], given);
    if (!response.ok || !response.body) return void (await readAnswer(response, given.signal));
    try {
      for await (const line of linesOf(response.body)) onLine(parseLine(line));
    } catch (error) {
      given.signal?.throwIfAborted();
      throw new CallError({ status: null, text: NETWORK_ERROR, cause: error });
    }
  }
  return callLines;
}

/** Reads the stream piece by piece: not every browser can loop over a stream itself. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line.trim() !== '');
    if (done) return;
  }
}

function parseLine(line: string): unknown {
  return JSON.parse(line);
}

const callLines = lineCallsOf(ownServer);
