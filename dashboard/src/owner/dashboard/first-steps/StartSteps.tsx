import Circle from 'lucide-react/icons/circle';
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { readPricing } from '../../../api/page-data.ts';
import { setupPriceText } from '../../price-texts.ts';
import { takesBookings } from '../../billing-status.ts';
import { START_STEPS, START_TITLE, STEP_DONE, STEP_LATER, STEP_NEXT } from './start-texts.ts';
import { StartCard } from './StartCard.tsx';
import styles from './start-steps.module.css';

const signs = {
  done: { icon: CircleCheck, word: STEP_DONE },
  next: { icon: CircleArrowRight, word: STEP_NEXT },
  later: { icon: Circle, word: STEP_LATER },
};

/**
 * The steps of a new owner until the diary can be booked, and which of them are done. Null when there is no
 * business yet.
 */
export function StartSteps({ business }: { business: Business | null }) {
  const done = business === null ? 0 : takesBookings(business) ? 2 : 1;
  const [price] = useState(() => setupPriceText(readPricing()));
  const isArriving = business?.unfinished_checkout === 'processing';
  const { setup } = START_STEPS;
  const inPath = { businessId: business?.id ?? '' };
  const steps = [
    { ...START_STEPS.business, to: pages.newBusiness },
    {
      name: setup.name,
      explanation:
        done === 2
          ? setup.explanationDone
          : isArriving
            ? setup.explanationArriving
            : setup.explanationAt(price),
      // The banner above leads there.
      to: null,
    },
    { ...START_STEPS.event, to: buildPath(pages.newEvent, inPath) },
  ];
  return (
    <StartCard title={START_TITLE}>
      <ol className={styles.steps}>
        {steps.map(({ name, explanation, to }, at) => (
          <Step
            key={name}
            {...{ name, explanation, to }}
            state={at < done ? 'done' : at === done ? 'next' : 'later'}
          />
        ))}
      </ol>
    </StartCard>
  );
}

interface StepProps {
  name: string;
  explanation: string;
  /** Null where there is nothing to be done. */
  to: string | null;
  state: keyof typeof signs;
}

function Step({ name, explanation, to, state }: StepProps) {
  const { icon: Icon, word } = signs[state];
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <Icon className={styles.sign} aria-hidden="true" />
      <div>
        <p className={styles.name}>{state === 'next' && to !== null ? <Link to={to}>{name}</Link> : name}</p>
        <p className={styles.explanation}>{explanation}</p>
      </div>
      <p className={styles.word}>{word}</p>
    </li>
  );
}
