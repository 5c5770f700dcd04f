/**
 * Reads content in Markdown (`*.md` beside its page). Beyond Markdown it has figures by name, `{PURGE_AFTER_DAYS}`,
 * texts for some settings, `{trial? …}` (figures.ts), ids of headings, `## Heading {#id}`, and a table's caption
 * before it, `Table: …`. An image names a part that the page draws itself: `![](operator)`.
 */

import { lexer, walkTokens, type MarkedToken, type Token } from 'marked';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { slugOf } from '@daybook/schema/rules/slug';
import { applicable, figuresOf, filled } from './figures.ts';

export interface ContentSection {
  /** The fragment of its address. */
  id: string;
  heading: string;
  /** What follows the heading, up to the next of its kind. */
  tokens: readonly MarkedToken[];
}

/** Returns what applies to these facts, with the figures filled in. Throws if it names an unknown one. */
export function contentOf(markdown: string, facts: SiteFacts): MarkedToken[] {
  const figures = figuresOf(facts);
  const tokens = known(lexer(applicable(markdown, facts)));
  // Filled after Markdown is read, so that a value is text, whatever characters it has.
  void walkTokens(tokens, (token) => {
    if (!isKnown(token)) return;
    if (token.type === 'text') token.text = unbroken(filled(token.text, figures));
    if (token.type === 'link') token.href = filled(token.href, figures);
  });
  return tokens;
}

/** Returns the sections that begin with a heading of this depth: 2 for `##`. */
export function sectionsOf(tokens: readonly MarkedToken[], depth: number): ContentSection[] {
  const starts = tokens.flatMap((token, at) =>
    token.type === 'heading' && token.depth === depth ? [at] : [],
  );
  return starts.map((start, at) => ({
    ...headingOf(tokens.slice(start, start + 1)),
    tokens: tokens.slice(start + 1, starts[at + 1]),
  }));
}

/** Returns a heading's words, and its id: the one it names, or else one made from its words. */
export function headingOf(tokens: readonly MarkedToken[]): { heading: string; id: string } {
  const [, heading = '', id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(wordsOf(tokens)) ?? [];
  return { heading, id: id ?? slugOf(heading) };
}

/** Returns the words without links and emphasis. */
export const wordsOf = (tokens: readonly MarkedToken[]): string =>
  tokens
    .map((token) => {
      const inner = 'tokens' in token && token.tokens ? known(token.tokens) : [];
      if (inner.length > 0) return wordsOf(inner);
      return token.type === 'text' ? token.text : '';
    })
    .join('');

/** Leaves out the spaces between blocks. Throws on a kind that the pages don't draw. */
export function known(tokens: readonly Token[]): MarkedToken[] {
  const others = tokens.filter((token) => !isKnown(token) && token.type !== 'space');
  if (others[0]) throw new Error(`the content has something that no page draws: ${others[0].raw}`);
  return tokens.filter(isKnown);
}

const KINDS: readonly string[] = [
  'blockquote',
  'heading',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'strong',
  'table',
  'text',
] satisfies MarkedToken['type'][];

const isKnown = (token: Token): token is MarkedToken => KINDS.includes(token.type);

/** Keeps 'article 6(1)(b)' on one line. */
const unbroken = (text: string) =>
  text.replace(
    /article (\d+(?:\(\w+\))*)/g,
    (_, number: string) => `article\u00a0${number.replaceAll(')(', ')\u2060(')}`,
  );
