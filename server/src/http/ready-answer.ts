/** Sends a response made earlier in the shortest way that the client allows: 304, compressed, or plain. */

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Headers } from './headers.ts';

export interface ReadyAnswer {
  etag: string;
  /** Bytes of the plain text. */
  length: number;
  plain: ReadyForm;
  /** Null if the plain form is short enough. */
  gzipped: ReadyForm | null;
  unchanged: ReadyForm;
}

interface ReadyForm {
  status: 200 | 304;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Runs on another thread: a long text would hold up the process's own. */
export const compress = promisify(gzip);

/** Bytes. A shorter response fits one packet anyway. */
export const WORTH_COMPRESSING = 1200;

// no-cache: browsers check either again before they use it.
const KINDS = {
  json: { type: 'application/json', caching: 'no-cache' },
  html: { type: 'text/html; charset=utf-8', caching: 'private, no-cache' },
};

export async function readyAnswer(text: string, kind: keyof typeof KINDS = 'json'): Promise<ReadyAnswer> {
  const { type, caching } = KINDS[kind];
  const bytes = new TextEncoder().encode(text);
  const etag = etagOf(bytes);
  const common: Headers = { ETag: etag, 'Cache-Control': caching, Vary: 'Accept-Encoding' };
  const form = (body: Uint8Array<ArrayBuffer>, encoding: Headers = {}): ReadyForm => ({
    status: 200,
    headers: { ...common, 'Content-Type': type, ...encoding, 'Content-Length': String(body.length) },
    body,
  });
  const isWorthIt = bytes.length >= WORTH_COMPRESSING;
  const compressed = isWorthIt ? new Uint8Array(await compress(bytes)) : null;
  return {
    etag,
    length: bytes.length,
    plain: form(bytes),
    gzipped: compressed && form(compressed, { 'Content-Encoding': 'gzip' }),
    unchanged: { status: 304, headers: common, body: null },
  };
}

export function formFor(answer: ReadyAnswer, { headers }: Pick<IncomingMessage, 'headers'>): ReadyForm {
  if (matchesEtag(headers['if-none-match'], answer.etag)) return answer.unchanged;
  if (answer.gzipped && acceptsGzip(headers['accept-encoding'])) return answer.gzipped;
  return answer.plain;
}

export function sendReady(answer: ReadyAnswer, asked: Pick<IncomingMessage, 'headers'>): Response {
  const { status, headers, body } = formFor(answer, asked);
  return new Response(body, { status, headers });
}

/** Returns a weak tag, because the compressed and the plain response share it. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Compares If-None-Match with one entity tag weakly (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}

export function acceptsGzip(acceptEncoding: string | string[] | undefined): boolean {
  if (!acceptEncoding) return false;
  return /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i.test(String(acceptEncoding));
}
