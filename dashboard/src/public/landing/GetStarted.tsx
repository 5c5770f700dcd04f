import { Band } from '../parts/Band.tsx';
import styles from './get-started.module.css';
import { STEPS_HEADING, STEPS_LEDE, stepsFor } from './get-started-texts.ts';
import type { PriceFacts } from './landing-texts.ts';

export function GetStarted({ facts }: { facts: PriceFacts }) {
  return (
    <Band id="get-started" heading={STEPS_HEADING} lede={STEPS_LEDE}>
      <ol className={styles.steps}>
        {stepsFor(facts).map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
