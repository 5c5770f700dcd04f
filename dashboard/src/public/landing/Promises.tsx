import Paperclip from 'lucide-react/icons/paperclip';
import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import { embedSnippet } from '@daybook/schema/rules/embed-snippet';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';
import { Band } from '../parts/PageParts.tsx';
import * as texts from './landing-texts.ts';
import type { PromiseTexts } from './landing-texts.ts';
import styles from './promises.module.css';

export function Promises({ facts }: { facts: SiteFacts }) {
  return (
    <Band id="promises" heading={texts.PROMISES}>
      <div>
        <Kept promise={texts.NEVER_TWICE}>
          <TwoHundredPresses />
        </Kept>
        <Kept promise={texts.ONE_LINE}>
          <Snippet origin={facts.origin} />
        </Kept>
        <Kept promise={texts.REMINDED}>
          <ExampleEmail />
        </Kept>
      </div>
    </Band>
  );
}

function Kept({ promise, children }: { promise: PromiseTexts; children: ReactNode }) {
  return (
    <div className={styles.promise}>
      <div>
        <h3 className={styles.name}>{promise.name}</h3>
        <p className={styles.text}>{promise.text}</p>
        <Text size={14} tone="faint" className={styles.fact}>
          <Text as="strong" weight="strong" tone="leaf">
            {promise.figure}
          </Text>{' '}
          {promise.source}
        </Text>
      </div>
      <div className={styles.drawing}>{children}</div>
    </div>
  );
}

const ACROSS = 20;
const DOWN = PRESSES_AT_ONCE / ACROSS;
/** The distance between two clicks, gap included. */
const STEP = 10;
const SIDE = 8;
/** The click that got the time: column, row. */
const WINNER = [7, 4] as const;

/** Draws every click as a square, one of them filled. The text next to it says the same. */
function TwoHundredPresses() {
  const [x, y] = WINNER.map((place) => place * STEP);
  return (
    <svg
      className={styles.presses}
      viewBox={`-2 -2 ${ACROSS * STEP + 2} ${DOWN * STEP + 2}`}
      aria-hidden="true"
    >
      <pattern id="press" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <rect className={styles.press} width={SIDE} height={SIDE} rx="1.5" />
      </pattern>
      <rect width={ACROSS * STEP} height={DOWN * STEP} fill="url(#press)" />
      <rect className={styles.halo} x={(x ?? 0) - 1.5} y={(y ?? 0) - 1.5} width="11" height="11" rx="2.5" />
      <rect className={styles.winner} x={x} y={y} width={SIDE} height={SIDE} rx="1.5" />
    </svg>
  );
}

const EXAMPLE_SLUG = 'your-business';

/** Shows exactly what an owner copies, wrapped between words when there is space. */
function Snippet({ origin }: { origin: string }) {
  const words = embedSnippet({ origin, slug: EXAMPLE_SLUG }).split(/(\s+)/);
  return (
    <pre className={styles.snippet}>
      <code>
        {words.map((word, index) =>
          // Every second part is the space between two words.
          index % 2 ? word : <Word key={index} text={word} />,
        )}
      </code>
    </pre>
  );
}

function Word({ text }: { text: string }) {
  const [before, value, after] = text.split(/("[^"]*")/);
  return (
    <span className={styles.word}>
      {before}
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {after}
    </span>
  );
}

function ExampleEmail() {
  const { title, from, heading, rows, actions, attached } = texts.EXAMPLE_EMAIL;
  return (
    <Card as="figure" padding={24} gap={12} aria-label={title}>
      <Text size={14} tone="faint" className={styles.from}>
        {from}
      </Text>
      <Text weight="strong">{heading}</Text>
      <Stack as="dl" gap={4}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <Text as="dt" tone="faint">
              {name}
            </Text>
            <Text as="dd" isFigures>
              {value}
            </Text>
          </div>
        ))}
      </Stack>
      <Row as="p" gap={8}>
        {actions.map((action) => (
          <Text as="span" key={action} size={14} weight="medium" className={styles.action}>
            {action}
          </Text>
        ))}
      </Row>
      <Text as="div" size={14} tone="faint">
        <Row as="p" gap={8}>
          <Icon icon={Paperclip} size={16} />
          {attached}
        </Row>
      </Text>
    </Card>
  );
}
