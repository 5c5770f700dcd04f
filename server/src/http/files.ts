/** Reads built files once at the start and sends them from memory: no request's path reaches the disk. */

import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsGzip, etagOf, matchesEtag } from './ready-answer.ts';

export interface BuiltFile {
  content: Uint8Array<ArrayBuffer>;
  contentType: string;
  etag: string;
  /** Null if it is compressed already. */
  gzipped: Uint8Array<ArrayBuffer> | null;
}

const TYPES: Record<string, { type: string; isText: boolean }> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.json': { type: 'application/json', isText: true },
  '.map': { type: 'application/json', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.webmanifest': { type: 'application/manifest+json', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
  '.png': { type: 'image/png', isText: false },
  '.jpg': { type: 'image/jpeg', isText: false },
  '.webp': { type: 'image/webp', isText: false },
  '.avif': { type: 'image/avif', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
};

export function builtFile(name: string, bytes: Buffer): BuiltFile {
  const { type, isText } = TYPES[extname(name)] ?? { type: 'application/octet-stream', isText: false };
  return {
    content: new Uint8Array(bytes),
    contentType: type,
    etag: etagOf(bytes),
    gzipped: isText ? new Uint8Array(gzipSync(bytes, { level: 9 })) : null,
  };
}

/** Returns every file in a folder by its path within it ('assets/page.js'), except hidden ones. */
export function readFolder(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (!/(^|\/)\./.test(path)) files.set(path, builtFile(path, readFileSync(file)));
  }
  return files;
}

/** For names that contain a hash of the content. */
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

export function sendFile(
  file: BuiltFile,
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
  headers: Record<string, string>,
): Response {
  const common = { ...headers, ETag: file.etag, Vary: 'Accept-Encoding' };
  if (matchesEtag(asked['if-none-match'], file.etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const described = { ...common, 'Content-Type': file.contentType };
  if (file.gzipped && acceptsGzip(asked['accept-encoding'])) {
    return new Response(file.gzipped, { headers: { ...described, 'Content-Encoding': 'gzip' } });
  }
  return new Response(file.content, { headers: described });
}
