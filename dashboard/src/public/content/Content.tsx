import type { MarkedToken, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { ReadingSection } from '../parts/ReadingPage.tsx';
import { contentOf, headingOf, known, sectionsOf, wordsOf } from './content.ts';
import styles from '#public/parts/reading-page.module.css';

/** What a page draws itself where its content has an image of that name. */
export type Parts = Readonly<Record<string, ReactNode>>;

/** Returns a section for each `##` heading. */
export const readingSections = (markdown: string, facts: SiteFacts, parts?: Parts): ReadingSection[] =>
  sectionsOf(contentOf(markdown, facts), 2).map(({ id, heading, tokens }) => ({
    id,
    heading,
    body: <Content tokens={tokens} parts={parts} />,
  }));

interface ContentProps {
  tokens: readonly MarkedToken[];
  parts?: Parts | undefined;
}

/** Draws content (content.ts). */
export function Content({ tokens, parts = {} }: ContentProps) {
  return tokens.map((token, at) => (
    <Fragment key={at}>{block(token, { before: tokens[at - 1], after: tokens[at + 1], parts })}</Fragment>
  ));
}

interface Around {
  before: MarkedToken | undefined;
  after: MarkedToken | undefined;
  parts: Parts;
}

const CAPTION = 'Table: ';

function block(token: MarkedToken, around: Around): ReactNode {
  const { before, parts } = around;
  if (token.type === 'paragraph') return paragraph(token, around);
  if (token.type === 'heading')
    return <Subheading {...headingOf([token])} isNamed={token.raw.includes('{#')} />;
  if (token.type === 'table')
    return <ContentTable table={token} caption={before ? wordsOf([before]).replace(CAPTION, '') : ''} />;
  if (token.type === 'list') {
    const items = token.items.map((item, at) => <li key={at}>{listItem(item, parts)}</li>);
    return token.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  if (token.type === 'blockquote')
    return (
      <blockquote>
        <Content tokens={known(token.tokens)} parts={parts} />
      </blockquote>
    );
  return inline([token]);
}

function paragraph({ tokens }: Tokens.Paragraph, { after, parts }: Around): ReactNode {
  const inner = known(tokens);
  if (inner[0]?.type === 'image') return inner.map((image) => partOf(image, parts));
  if (after?.type === 'table' && wordsOf(inner).startsWith(CAPTION)) return null;
  return <p>{inline(inner)}</p>;
}

interface SubheadingProps {
  heading: string;
  id: string;
  isNamed: boolean;
}

/** Has an id only if the content names one, because two sections may have the same subheading. */
const Subheading = ({ heading, id, isNamed }: SubheadingProps) => (
  <h3 id={isNamed ? id : undefined}>{heading}</h3>
);

/** The text of a short list's item is a token of its own, with the words in it. */
function listItem({ tokens }: Tokens.ListItem, parts: Parts): ReactNode {
  return known(tokens).map((token, at) => (
    <Fragment key={at}>
      {token.type === 'text' && token.tokens
        ? inline(known(token.tokens))
        : block(token, { before: undefined, after: undefined, parts })}
    </Fragment>
  ));
}

function partOf(token: MarkedToken, parts: Parts): ReactNode {
  if (token.type !== 'image') return null;
  const part = parts[token.href];
  if (part === undefined) throw new Error(`the page draws no ${token.href}`);
  return <Fragment key={token.href}>{part}</Fragment>;
}

const inline = (tokens: readonly MarkedToken[]): ReactNode =>
  tokens.map((token, at) => <Fragment key={at}>{inlineOf(token)}</Fragment>);

function inlineOf(token: MarkedToken): ReactNode {
  if (token.type === 'strong') return <strong>{inline(known(token.tokens))}</strong>;
  if (token.type === 'link') return <ContentLink link={token} />;
  return token.type === 'text' ? token.text : null;
}

const MAILTO = 'mailto:';

/** Shows plain text where the settings give no valid address. */
function ContentLink({ link: { href, tokens } }: { link: Tokens.Link }) {
  const words = inline(known(tokens));
  if (!href.startsWith(MAILTO)) return <a href={href}>{words}</a>;
  return <ContactLink link={mailtoOf(href.slice(MAILTO.length))}>{words}</ContactLink>;
}

/** Shows one period, purpose or recipient per row. */
function ContentTable({ table: { header, rows }, caption }: { table: Tokens.Table; caption: string }) {
  return (
    <div className={styles.table}>
      <Table<Tokens.TableCell[]>
        caption={caption}
        rows={rows}
        keyOf={([first]) => first?.text ?? ''}
        columns={header.map(({ tokens }, column) => ({
          heading: wordsOf(known(tokens)),
          isTitle: column === 0,
          cell: (row) => <Words>{inline(known(row[column]?.tokens ?? []))}</Words>,
        }))}
      />
    </div>
  );
}

/** Breaks only between words, even in narrow table columns. */
export function Words({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>;
}
