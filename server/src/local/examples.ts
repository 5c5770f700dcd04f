/** Serves example websites with the widget in them, on a port of their own and so from another origin. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnvironment } from '../http/environment.ts';
import { builtFile, readFolder, sendFile, type BuiltFile } from '../http/files.ts';
import { listen, listenFrom } from '../http/listen.ts';
import { paths } from '../runtime/paths.ts';
import type { Settings } from '../settings.ts';

/** Replaced by this server's address in the examples' pages and headers. */
const PLACEHOLDER = '%DAYBOOK_URL%';
/** A folder's own response headers, for the site that shows a strict policy. */
const HEADERS_FILE = 'headers.json';
const headersShape = z.record(z.string(), z.string());

interface ExampleSites {
  url: string;
  stop(): Promise<void>;
}

/**
 * Listens on the next free port above the server's own, or on any port if the server does. Resolves to null
 * if the examples are not built.
 */
export async function serveExamples(settings: Settings, daybookUrl: string): Promise<ExampleSites | null> {
  if (!existsSync(paths.examples)) return null;
  const app = exampleSites(paths.examples, daybookUrl);
  const listening = await (settings.port === 0
    ? listen(0, settings.host)
    : listenFrom(settings.port + 1, settings.host));
  listening.serve(app);
  return { url: `http://localhost:${listening.port}`, stop: () => listening.stop() };
}

/** Serves every file in `folder`; '/plain-site/' is its index.html. */
export function exampleSites(folder: string, daybookUrl: string): Hono<HttpEnvironment> {
  const files = new Map<string, BuiltFile>();
  for (const [path, file] of readFolder(folder)) files.set(path, withAddress(path, file, daybookUrl));
  const app = new Hono<HttpEnvironment>();
  app.get('*', (context) => {
    const path = context.req.path.slice(1);
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const file = files.get(name);
    if (file) {
      const headers = headersOf(folder, name, daybookUrl);
      return sendFile(file, context.env.incoming, { 'Cache-Control': 'no-cache', ...headers });
    }
    return files.has(`${path}/index.html`) ? context.redirect(`/${path}/`) : context.notFound();
  });
  return app;
}

function withAddress(path: string, file: BuiltFile, daybookUrl: string): BuiltFile {
  if (!/\.(html|js|css)$/.test(path)) return file;
  const text = Buffer.from(file.content).toString('utf8').replaceAll(PLACEHOLDER, daybookUrl);
  return builtFile(path, Buffer.from(text));
}

function headersOf(folder: string, name: string, daybookUrl: string): Record<string, string> {
  const file = join(folder, dirname(name), HEADERS_FILE);
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, daybookUrl);
  return headersShape.parse(JSON.parse(text));
}
