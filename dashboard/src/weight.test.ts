/** What a customer's phone loads before the first screen: measured on the built files, as `npm test` builds them first. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';

const MAX_KILOBYTES = 130;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });
const manifest = z.record(z.string(), chunk);

function readManifest() {
  const file = `${dist}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('Nothing is built yet: run `npm run build -w dashboard` first.');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The gzipped bytes of those chunks with everything that they import at once. */
function gzipBytesOf(entries: string[]): number {
  const built = readManifest();
  const needed = new Set(entries);
  for (const name of needed) built[name]?.imports.forEach((imported) => needed.add(imported));
  return [...needed]
    .map((name) => gzipSync(readFileSync(dist + (built[name]?.file ?? `missing: ${name}`))).byteLength)
    .reduce((sum, bytes) => sum + bytes, 0);
}

it.each(['src/public/home/HomePage.tsx', 'src/cancel/CancelPage.tsx'])(
  `loads at most ${MAX_KILOBYTES} KB of script, gzip, to show %s`,
  (page) => {
    const bytes = gzipBytesOf(['index.html', page]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MAX_KILOBYTES * 1024);
  },
);

it('carries no schema library: the server validates', () => {
  const scripts = Object.values(readManifest()).filter(({ file }) => file.endsWith('.js'));
  for (const { file } of scripts) expect(readFileSync(dist + file, 'utf8')).not.toContain('ZodError');
});
