import { useSyncExternalStore, type MouseEvent } from 'react';
import { fieldOnPage, inPageOrder } from '../fields/field-on-page.ts';
import { Heading } from '../Text.tsx';
import { useFocus } from '../use-focus.ts';
import styles from './message.module.css';

export interface FieldProblem {
  /** The field's name, as ui/fields/field-on-page.ts finds it. */
  name: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  /** In any order. A problem whose field has left the page is not shown. */
  problems: readonly FieldProblem[];
  /** Problems with fields that the page doesn't have. */
  unplaced: readonly string[];
  /** Increases with every attempt to send, so that the summary takes the focus again. */
  attempt: number;
}

/**
 * Lists a long form's problems in the order of the page, each linked to its field and each text once. Takes
 * the focus when it appears.
 */
export function ErrorSummary({ title, problems, unplaced, attempt }: ErrorSummaryProps) {
  const lines = eachTextOnce(useInPageOrder(problems));
  const count = lines.length + unplaced.length;
  // The problems may arrive a moment after their attempt.
  const summary = useFocus<HTMLDivElement>(count === 0 ? null : attempt);
  if (count === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <Heading id="error-summary-title" size={16}>
        {title}
      </Heading>
      <ul>
        {lines.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {text}
            </a>
          </li>
        ))}
        {unplaced.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function useInPageOrder(problems: readonly FieldProblem[]): FieldProblem[] {
  // A string, because equal strings count as the same value while the fields don't change.
  const order = useSyncExternalStore(watchPage, () =>
    inPageOrder(problems.map(({ name }) => name)).join(' '),
  );
  return order.split(' ').flatMap((name) => problems.filter((problem) => problem.name === name));
}

/** Notices fields that appear or disappear: rows, and fields that depend on another choice. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function eachTextOnce(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ text }, index) => problems.findIndex((other) => other.text === text) === index);
}

function focusField(event: MouseEvent, name: string) {
  event.preventDefault();
  const field = fieldOnPage(name);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
