/** The public pages as built: what a reader without JavaScript, a search engine and a crawler get. */

import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import { loginPath, sitePages } from '@daybook/schema/words/routes';
import { readSiteBuild } from '../src/pages/client-builds.ts';
import { termsAsText } from '../src/pages/terms-text.ts';
import { paths } from '../src/runtime/paths.ts';
import { readSettings } from '../src/settings.ts';
import { startServer, type TestServer } from './start.ts';

/** Bytes, gzip: what may be loaded before the visitor does anything. */
const SCRIPT_MAX = 40 * 1024;
/** What the pages' scripts share, the script that every page has, and the page's own. */
const SCRIPTS_MAX = 3;
const DESCRIPTION_MAX = 160;

const servers = new Map<string, TestServer>();
beforeAll(async () => {
  const site = await readSiteBuild(paths, { supportEmail: 'help@book.example', pricing: 'setup_fee' });
  for (const model of pricing.options)
    servers.set(
      model,
      await startServer({
        site,
        hasDemonstration: true,
        env: { PRICING: model, SUPPORT_EMAIL: 'help@book.example' },
      }),
    );
});
afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

function serverOf(model: string): TestServer {
  const server = servers.get(model);
  if (!server) throw new Error(`no server for ${model}`);
  return server;
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React and Hono write elements their own way, which browsers read alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // A table that becomes cards on a phone must still say that it is a table.
    'no-redundant-role': 'off',
    // Descriptive titles are sometimes longer than seventy characters.
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});

/** Returns the addresses of elements that load automatically: scripts, pictures and typefaces. */
const addressesIn = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

const textIn = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const MODELS = pricing.options;
const PAGES = Object.entries(sitePages);

describe.each(MODELS)('with PRICING=%s', (model) => {
  describe.each([...PAGES, ['notFound', '/no-such-page'] as const])('the page %s', (name, path) => {
    const read = async () => (await serverOf(model).get(path, { Accept: 'text/html' })).text();

    it('is valid HTML', async () => {
      const { results } = await validator.validateString(await read());
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
        ),
      ).toEqual([]);
    });

    it('is drawn only when all of it has arrived', async () => {
      const html = await read();
      const [, awaited = ''] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(html) ?? [];
      expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf('</footer>'));
    });

    it('has one heading, a title and a description of its own, and its text without a script', async () => {
      const html = await read();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      expect(title).toContain('Daybook');
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(textIn(html).length).toBeGreaterThan(name === 'notFound' ? 300 : 1000);
    });

    it('has no broken links', async () => {
      const html = await read();
      const server = serverOf(model);
      const own = addressesIn(html, 'href')
        .map((href) => new URL(href, server.url + path))
        .filter(({ origin }) => origin === server.url);
      for (const { pathname, hash, search } of own) {
        // Logging in begins at the identity provider; logging out is no page.
        if (pathname === loginPath || pathname.startsWith('/api/')) continue;
        const answer = await server.get(pathname + search, { Accept: 'text/html' });
        const due = pathname === path && name === 'notFound' ? 404 : 200;
        expect([path, pathname, answer.status]).toEqual([path, pathname, due]);
        const target = hash ? await answer.text() : '';
        if (hash && pathname !== '/dashboard')
          expect([pathname, hash, target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)]).toEqual([
            pathname,
            hash,
            true,
          ]);
      }
    });

    it('loads little script before the visitor does anything', async () => {
      const server = serverOf(model);
      let bytes = 0;
      const scripts = addressesIn(await read(), 'src').filter((address) => /\.js$/.test(address));
      expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX);
      for (const src of scripts) {
        const text = await (await server.get(src)).text();
        // A script that the page doesn't name would be missing from the sum, and asked for later.
        for (const [, imported = ''] of text.matchAll(/\b(?:import|from)\s*\(?["'`]([^"'`]*)/g))
          expect(scripts).toContain(new URL(imported, server.url + src).pathname);
        bytes += gzipSync(text).byteLength;
      }
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(SCRIPT_MAX);
    });
  });

  it('gives no two pages the same title or description', async () => {
    const heads = await Promise.all(
      PAGES.map(async ([, path]) => {
        const html = await (await serverOf(model).get(path)).text();
        return [/<title>([^<]+)/.exec(html)?.[1], /name="description" content="([^"]+)"/.exec(html)?.[1]];
      }),
    );
    expect(new Set(heads.map(([title]) => title)).size).toBe(PAGES.length);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(PAGES.length);
  });
});

it('gives the terms as plain text, for the emails that confirm an order', async () => {
  const site = await readSiteBuild(paths, { supportEmail: 'help@book.example', pricing: 'subscription' });
  const text = await termsAsText(site, {
    publicUrl: 'https://book.example',
    pricing: 'subscription',
    supportEmail: 'help@book.example',
    operator: readSettings({}).operator,
    demoDiarySlug: 'try',
    database: serverOf('subscription').database,
    clock: Date.now,
  });
  expect(text).toMatch(/^Terms and Conditions\n/);
  expect(text).toContain('£9.99 a month');
  expect(text).not.toMatch(/[<>]|&\w+;|\n{3}/);
});
