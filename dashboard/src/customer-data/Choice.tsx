import { useId, type ReactNode, type Ref } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  title: string;
  /** Its heading, for whoever gives it the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One of the things that customers can do with what is held about them. */
export function Choice({ title, heading, children }: ChoiceProps) {
  const id = useId();
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <h2 id={id} ref={heading} className={styles.title} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
