/**
 * Answers that lie ready are written straight to Node's response, before a Hono request, context and
 * response are built that would say the same: that is most of what a ready answer costs. Whatever does not
 * lie ready goes the ordinary way, which alone knows how to refuse.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { FOR_EVERY_ORIGIN } from './cors.ts';
import type { SecureHeaders } from './headers.ts';
import { formFor, type ReadyAnswer } from './ready-answer.ts';
import { beginRequest } from './request-log.ts';

export interface ReadyCall {
  /** The route's pattern, for the log. */
  route: string;
  answer: ReadyAnswer;
}

/** What lies ready for a GET of this path and query of a public call. Null at once when nothing can. */
export type FindReady = (pathAndQuery: string) => Promise<ReadyCall | null> | null;

/** Null, or false, when nothing lay ready; then nothing was written either. */
export type AnswerReady = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean> | null;

export function createAnswerReady(find: FindReady, log: Logger, { ofCalls }: SecureHeaders): AnswerReady {
  // As setting one after the other would leave it: the last word on a name counts.
  const always = [...new Map([...ofCalls, ...FOR_EVERY_ORIGIN])].flat();

  async function send(
    finding: Promise<ReadyCall | null>,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<boolean> {
    const { id, logAnswered } = beginRequest(log);
    // What goes wrong here goes wrong on the ordinary way too, and is told there.
    const ready = await finding.catch(() => null);
    if (!ready) return false;
    const { status, headers, body } = formFor(ready.answer, incoming);
    const block = [...always, 'X-Request-Id', id];
    for (const [name, value] of headers) block.push(name, value);
    outgoing.writeHead(status, block);
    outgoing.end(body);
    logAnswered({ method: 'GET', route: ready.route, status });
    return true;
  }

  return (incoming, outgoing) => {
    const finding = incoming.method === 'GET' ? find(incoming.url ?? '') : null;
    return finding && send(finding, incoming, outgoing);
  };
}
