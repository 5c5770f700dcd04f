/**
 * Sends HTTP over a bare socket, so that a test can send what no client would: bytes that are no text,
 * headers that contradict each other, an incomplete body.
 */

import { connect } from 'node:net';

/** Milliseconds, after which a request counts as hanging. A busy machine takes a tenth of it. */
const ANSWERED_WITHIN = 10_000;

export interface RawAnswer {
  /** Null if the connection was closed without a response. */
  status: number | null;
  headers: Headers;
  /** As received, including the chunks' lengths. */
  body: string;
}

export interface RawRequest {
  method: string;
  /** As it appears in the first line, even if it is no path. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array | null;
  /** How the body is sent, and whether it is complete. */
  sending: Sending;
}

/**
 * `counted` states its length, `chunked` sends two chunks, `short` states more than it sends and then ends,
 * `stopped` ends within a chunk.
 */
export type Sending = 'counted' | 'chunked' | 'short' | 'stopped';

/** Rejects if no response has ended in time. */
export function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
  const isBrokenOff = request.body !== null && (request.sending === 'short' || request.sending === 'stopped');
  return sendBytes(url, bytesOf(new URL(url).host, request), isBrokenOff);
}

/**
 * Sends exactly these bytes, and may hang up afterwards. Rejects if the server doesn't close the connection
 * in time.
 */
export function sendBytes(url: string, bytes: Uint8Array, isBrokenOff = false): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const hanging = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${ANSWERED_WITHIN} ms`));
    }, ANSWERED_WITHIN);
    const end = () => {
      clearTimeout(hanging);
      resolve(readAnswer(Buffer.concat(chunks).toString('latin1')));
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may close before it has read everything; its response until then counts.
    socket.on('error', () => undefined);
    socket.on('close', end);
    if (isBrokenOff) socket.end(bytes);
    else socket.write(bytes);
  });
}

function bytesOf(host: string, { method, target, headers, body, sending }: RawRequest): Uint8Array {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(named.has('host') ? [] : [`Host: ${host}`]),
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const { header, content } = framed(body, sending);
  const head = [...lines, ...header].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), content]);
}

function framed(body: Uint8Array | null, sending: Sending): { header: string[]; content: Uint8Array } {
  if (body === null) return { header: [], content: Buffer.alloc(0) };
  if (sending === 'counted') return { header: [`Content-Length: ${body.length}`], content: body };
  if (sending === 'short') return { header: [`Content-Length: ${body.length + 10}`], content: body };
  const middle = Math.floor(body.length / 2);
  const chunks = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0);
  const written = Buffer.concat(chunks.flatMap((chunk) => [...chunkOf(chunk)]));
  const end = sending === 'chunked' ? Buffer.from('0\r\n\r\n') : Buffer.from('fff\r\nand then');
  return { header: ['Transfer-Encoding: chunked'], content: Buffer.concat([written, end]) };
}

function* chunkOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from(`${bytes.length.toString(16)}\r\n`);
  yield bytes;
  yield Buffer.from('\r\n');
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: status === undefined ? null : Number(status), headers, body: rest.join('\r\n\r\n') };
}
