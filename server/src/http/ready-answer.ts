/** Sends an answer that was made before, as short as the client allows: 304, compressed, or plain. */
import type { IncomingMessage } from 'node:http';

export interface ReadyAnswer {
  /** JSON, as UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Weak: the same for the compressed and the plain answer. */
  etag: string;
  /** Compressed at first use, then kept. */
  gzipped(): Uint8Array<ArrayBuffer>;
}

/** Bytes. A shorter answer fits one packet anyway. */
const WORTH_COMPRESSING = 1200;

export function sendReady(answer: ReadyAnswer, { headers }: Pick<IncomingMessage, 'headers'>): Response {
  const common = { ETag: answer.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  if (matchesEtag(headers['if-none-match'], answer.etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  if (answer.bytes.length >= WORTH_COMPRESSING && acceptsGzip(headers['accept-encoding'])) {
    return new Response(answer.gzipped(), {
      headers: { ...common, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    });
  }
  return new Response(answer.bytes, { headers: { ...common, 'Content-Type': 'application/json' } });
}

/** If-None-Match against one entity tag; weak comparison (RFC 9110, 13.1.2). */
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
