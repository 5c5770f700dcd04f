import { useEffect, useRef, type MouseEvent } from 'react';
import { CHECK_THE_FORM } from '@daybook/schema/words/interface';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** The input's `name` in the form; or the id of what stands in its place and can take focus. */
  name: string;
  text: string;
}

interface ErrorSummaryProps {
  title?: string;
  problems: readonly FieldProblem[];
  /** Rises with every press of the form's button: the summary then takes focus again. */
  attempt: number;
}

/** What is wrong with a long form, each line leading to its field. Takes focus when it appears. */
export function ErrorSummary({ title = CHECK_THE_FORM, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number>(null);
  // The problems may arrive a moment after the attempt that they are of.
  useEffect(() => {
    if (!summary.current || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    summary.current.focus();
  }, [attempt, problems.length]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, name: string) {
  event.preventDefault();
  const field = document.getElementsByName(name)[0] ?? document.getElementById(name);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
