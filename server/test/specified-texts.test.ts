import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SPECIFIED_TEXTS } from '@daybook/schema/test/specified-texts';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'schema/words',
  'schema/rules',
  'schema/contract',
  'dashboard/src',
  'widget/src',
  'server/src',
];

const sourceFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path)),
);

/** Returns the strings, templates and JSX texts of a source file, `{}` in place of each expression. */
function textsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => `{}${literal.text}`)].join(''));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    else if (ts.isJsxText(node)) texts.push(node.text.replaceAll(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const written = new Set(sourceFiles.flatMap(textsIn));
const isWritten = (text: string): boolean => {
  const start = text.endsWith('…') ? text.slice(0, -1) : null;
  if (start !== null) return [...written].some((one) => one.startsWith(start));
  return written.has(text) || written.has(text.replaceAll(/\{[^}]*\}/g, '{}'));
};

describe.each(Object.entries(SPECIFIED_TEXTS))('the specification of the %s', (_, texts) => {
  it.each(texts)('is followed word for word: %s', (text) => {
    expect(isWritten(text)).toBe(true);
  });
});
