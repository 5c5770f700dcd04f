/**
 * Checks that what people read uses plain words: no text of the source, public page or email contains the
 * words below.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import pino from 'pino';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import { sitePages } from '@daybook/schema/words/routes';
import { createExampleEmails } from '../src/example-emails.ts';
import { paths } from '../src/runtime/paths.ts';
import { readSettings } from '../src/settings.ts';
import { readSiteBuild } from '../src/pages/client-builds.ts';
import { startServer } from './start.ts';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['dashboard/src', 'widget/src', 'examples', 'server/src', 'schema'];

/** Words to avoid, and what people say instead. */
const PLAIN_WORDS: [RegExp, string][] = [
  [/\bletters?\b/i, 'email'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bto come\b/i, 'upcoming'],
  [/\b(by|of) (itself|themselves)\b/i, 'automatically'],
  [/\bstands?\b/i, 'is, appears, is shown'],
  [/\b(given|give|gives) back\b/i, 'refunded'],
  [/\bforg[eo]t(s|ten|ting)?\b/i, 'deleted'],
  [/\bwish(es|ed)?\b/i, 'request'],
  [/\bpress(es|ed|ing)?\b/i, 'select, or the button’s name'],
  [/\bhouse’?s?\b/i, 'Daybook'],
  [
    /\b(bring|brings|brought) (a|the|your|this|its|that) (business|file|bookings|diary)\b|\barrivals?\b/i,
    'import',
  ],
  [/\bbeside\b/i, 'next to'],
  [/\b(is|are|be|been) told\b|\b(is|are|was|were|be|been) written to\b/i, 'we tell, we email'],
  [/\breckon(s|ed)?\b/i, 'estimated'],
  [/\banew\b/i, 'again'],
  [/\b(is|are) none\b/i, 'isn’t, there is no'],
  [/\bsign(ed|ing)? (in|out)\b|\bsign-in\b/i, 'log in, log out'],
  [/\btimezones?\b/i, 'time zone'],
  [/\bfavorite\b|\bcolor\b|\bcanceled\b/i, 'British spelling'],
];

/** Exceptions: the specifications quote the text, or the word has its ordinary meaning. */
const EXCEPTIONS: RegExp[] = [
  /https?:\S+/,
  /first letter/,
  /letters or scans/,
  /a grown-up in the house|Custom House/,
  /uppercase letters/,
  /stands in for/,
  /Press (Ctrl|⌘|Enter|Escape)/,
  /Timezone is required/,
  /Favorite Venue|as favorite|favorite venue/i,
];

/** Returns what is wrong with a sentence, a line each. */
const found = (sentence: string): string[] => {
  const text = EXCEPTIONS.reduce((left, exception) => left.replace(exception, ''), sentence);
  return PLAIN_WORDS.filter(([word]) => word.test(text)).map(
    ([word, better]) =>
      `${word.exec(text)?.[0] ?? ''} (${better}): ${sentence.replaceAll(/\s+/g, ' ').trim()}`,
  );
};

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist', 'test', 'e2e', 'migrations'].includes(entry.name))
      yield* filesBelow(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) yield path;
  }
}

/**
 * Returns the sentences in a source file: strings, templates and JSX texts of more than one word that no
 * program reads.
 */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map((span) => `X${span.literal.text}`)].join(''));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.filter(
    (text) =>
      /[a-z’]\s+[a-z]/i.test(text.trim()) &&
      /[A-Z].*[a-z]|[.:]$/.test(text) &&
      !/[{;]\s|;$|\bSELECT\b/.test(text),
  );
}

/** Returns the text of a page as people read it, a line for each of its elements. */
const readable = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(a|b|strong|em|span|code|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n');

it('in every text of the source', () => {
  const files = FOLDERS.flatMap((folder) => [...filesBelow(join(root, folder))]);
  expect(
    files.flatMap((path) =>
      textsOf(path)
        .flatMap(found)
        .map((text) => `${relative(root, path)}: ${text}`),
    ),
  ).toEqual([]);
});

it.each(pricing.options)('in every public page (%s)', async (model) => {
  const site = await readSiteBuild(paths, { supportEmail: 'help@book.example', pricing: model });
  const server = await startServer({ site, hasDemonstration: true, env: { PRICING: model } });
  const pages = await Promise.all(
    Object.values(sitePages).map(async (path) =>
      readable(await (await server.get(path)).text())
        .flatMap(found)
        .map((text) => `${path}: ${text}`),
    ),
  );
  await server.stop();
  expect(pages.flat()).toEqual([]);
});

it.each(pricing.options)('in every email (%s)', async (model) => {
  const examples = createExampleEmails({
    supportEmail: 'support@daybook.example',
    publicUrl: 'https://book.example',
    pricing: model,
    operator: readSettings({}).operator,
    termsText: async () => null,
    clock: () => Date.parse('2026-11-20T09:00:00Z'),
    log: pino({ level: 'silent' }),
  });
  const emails = await Promise.all(
    examples.kinds.map(async ({ kind }) => {
      const email = await examples.make(kind);
      const lines = [
        email?.subject ?? '',
        ...(email?.text.split('\n') ?? []),
        ...readable(email?.html ?? ''),
      ];
      return lines.flatMap(found).map((text) => `${kind}: ${text}`);
    }),
  );
  expect(emails.flat()).toEqual([]);
});
