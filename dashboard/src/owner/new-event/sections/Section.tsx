import { useId, type ReactNode } from 'react';
import { Stack } from '../../../ui/Layout.tsx';
import { Explanation } from '../Explanation.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  explanation: string;
  children: ReactNode;
}

/** A part of the form: what it decides on the left, its fields on the right; on a phone one under the other. */
export function Section({ title, explanation, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Explanation>{explanation}</Explanation>
      </div>
      <Stack gap={16}>{children}</Stack>
    </section>
  );
}
