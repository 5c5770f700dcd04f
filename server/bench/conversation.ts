/**
 * One keep-alive connection of a load generator, on a bare socket, so that it costs less than what it measures: one
 * request is under way at a time, and answers are separated by their status line and Content-Length.
 */
import { connect } from 'node:net';

const HEADER_END = Buffer.from('\r\n\r\n');

/**
 * Sends what `next` gives, a whole HTTP/1.1 request, until it gives none; `answered` gets the status of each answer, such
 * as '200'. Rejects when the connection breaks before that.
 */
export function converse(
  port: number,
  next: () => string | undefined,
  answered: (status: string) => void,
): Promise<void> {
  return new Promise((done, failed) => {
    let pending: Buffer = Buffer.alloc(0);
    const socket = connect(port, 'localhost');
    socket.setNoDelay(true);
    const sendNext = () => {
      const request = next();
      if (request !== undefined) {
        socket.write(request);
        return;
      }
      socket.end();
      done();
    };
    socket.on('connect', sendNext);
    socket.on('error', failed);
    socket.on('close', () => failed(new Error('the connection was closed')));
    socket.on('data', (chunk) => {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
      const headerEnd = pending.indexOf(HEADER_END);
      if (headerEnd < 0) return;
      const head = pending.toString('latin1', 0, headerEnd);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < headerEnd + HEADER_END.length + length) return;
      pending = Buffer.alloc(0);
      answered(head.slice(9, 12));
      sendNext();
    });
  });
}

/** Keeps the process awake until `work` is over: waking it would cost the server more than most answers do. */
export async function whileAwake<Result>(work: () => Promise<Result>): Promise<Result> {
  let isUnderWay = true;
  const stayAwake = () => isUnderWay && setImmediate(stayAwake);
  stayAwake();
  try {
    return await work();
  } finally {
    isUnderWay = false;
  }
}
