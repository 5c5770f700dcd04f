import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { Band } from '../../parts/Band.tsx';
import { ExampleEmail } from './ExampleEmail.tsx';
import { NEVER_TWICE, NOBODY_ERASES, ONE_LINE, PROMISES, type PromiseTexts } from './promises-texts.ts';
import styles from './promises.module.css';
import { Snippet } from './Snippet.tsx';
import { TwoHundredPresses } from './TwoHundredPresses.tsx';

export function Promises({ facts }: { facts: SiteFacts }) {
  return (
    <Band id="promises" heading={PROMISES}>
      <Kept texts={NEVER_TWICE}>
        <TwoHundredPresses />
      </Kept>
      <Kept texts={ONE_LINE}>
        <Snippet origin={facts.origin} />
      </Kept>
      <Kept texts={NOBODY_ERASES}>
        <ExampleEmail />
      </Kept>
    </Band>
  );
}

/** A promise, the fact that stands behind it, and a drawing of it. */
function Kept({ texts, children }: { texts: PromiseTexts; children: ReactNode }) {
  return (
    <div className={styles.promise}>
      <div>
        <h3 className={styles.name}>{texts.name}</h3>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.fact}>
          <strong>{texts.figure}</strong> {texts.source}
        </p>
      </div>
      <div className={styles.drawing}>{children}</div>
    </div>
  );
}
