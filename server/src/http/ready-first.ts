/**
 * Answers that lie ready are written straight to Node's response, before a Hono request, context and response are
 * built that would say the same: that is most of what a ready answer costs. Whatever does not lie ready goes the
 * ordinary way, which alone knows how to refuse. Both say what they say through the same functions.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogParts } from '../database/outage.ts';
import { FOR_EVERY_ORIGIN } from './cors.ts';
import { firstHeaders, type SecureHeaders } from './headers.ts';
import { formFor, type ReadyAnswer } from './ready-answer.ts';
import { beginRequest, type RequestLogParts } from './request-log.ts';

export interface ReadyCall {
  /** The route's pattern, for the log. */
  route: string;
  answer: ReadyAnswer;
}

/**
 * Finds what lies ready for a GET of this path and query of a public call. Null at once when nothing can be
 * ready.
 */
type FindReady = (pathAndQuery: string) => Promise<ReadyCall | null> | null;

/**
 * Null, or a promise of false, when nothing lay ready; then nothing was written either, and the ordinary way
 * answers. It never throws, nor does its promise.
 */
export type AnswerReady = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean> | null;

export function createAnswerReady(
  find: FindReady,
  parts: LogParts & RequestLogParts,
  secure: SecureHeaders,
): AnswerReady {
  const { tell } = parts;

  async function send(
    finding: Promise<ReadyCall | null>,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<boolean> {
    const { id, noteAnswered } = beginRequest(parts);
    try {
      const ready = await finding;
      if (!ready) return false;
      const { status, headers, body } = formFor(ready.answer, incoming);
      const first = firstHeaders({ id, path: ready.route }, secure);
      // All at once: set one by one they take Node twice as long.
      outgoing.writeHead(status, { ...first, ...FOR_EVERY_ORIGIN, ...headers }).end(body);
      noteAnswered({ method: 'GET', route: ready.route, status });
      return true;
    } catch (error) {
      tell(error, 'what lay ready could not be sent', { id });
      // While nothing is sent, the ordinary way can still answer, and tells what is wrong. A begun answer can
      // only be broken off.
      if (outgoing.headersSent) outgoing.destroy();
      return outgoing.headersSent;
    }
  }

  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') return null;
    try {
      const finding = find(incoming.url ?? '');
      return finding && send(finding, incoming, outgoing);
    } catch (error) {
      tell(error, 'what lies ready could not be looked for');
      return null;
    }
  };
}
