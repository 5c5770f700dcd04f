import type { Pricing } from '@daybook/schema/contract/payment';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Band } from '../../parts/Band.tsx';
import { COMPARISON_ID } from '../comparison/comparison-texts.ts';
import {
  atFigures,
  CALCULATOR_LEDE,
  CALCULATOR_NOTES,
  CALCULATOR_TITLE,
  costText,
  countText,
  FIRST_MONTH,
  FIRST_YEAR,
  INPUT_LABELS,
  READ_WHERE,
  WAY,
  WAY_NAMES,
} from './calculator-texts.ts';
import styles from './calculator.module.css';
import { costsOf, sharesOf, WAYS, type Cost, type Trade, type Way } from './costs.ts';
import { EXAMPLE_TRADE, TRADE_BOUNDS } from './trade-bounds.ts';

/**
 * A table of an example, which live-calculator.ts reckons anew for what is set. Without a script the table stands
 * alone.
 */
export function Calculator({ pricing }: { pricing: Pricing }) {
  const costs = costsOf(EXAMPLE_TRADE, pricing);
  const shares = sharesOf(costs);
  return (
    <Band id="calculator" heading={CALCULATOR_TITLE} lede={CALCULATOR_LEDE}>
      <div className={styles.calculator} data-calculator={pricing}>
        <div className={styles.inputs} role="group" aria-label={CALCULATOR_TITLE} data-trade="">
          <RangeInput name="bookings" />
          <RangeInput name="newCustomers" />
          <RangeInput name="visit" />
        </div>
        <div>
          <table className={styles.table}>
            <caption className={styles.caption} data-figures="">
              {atFigures(EXAMPLE_TRADE)}
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{WAY}</VisuallyHidden>
                </th>
                <th scope="col">{FIRST_MONTH}</th>
                <th scope="col">{FIRST_YEAR}</th>
              </tr>
            </thead>
            <tbody>
              {WAYS.map((way) => (
                <CostRow key={way} way={way} cost={costs[way]} share={shares[way]} />
              ))}
            </tbody>
          </table>
          <p className={styles.spoken} aria-live="polite" data-spoken="" />
        </div>
      </div>
      <ul className={styles.notes}>
        {CALCULATOR_NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>
          <a href={`#${COMPARISON_ID}`}>{READ_WHERE}</a>
        </li>
      </ul>
    </Band>
  );
}

/** Disabled until the script answers to it. */
function RangeInput({ name }: { name: keyof Trade }) {
  const id = `trade-${name}`;
  const { min, max, step } = TRADE_BOUNDS[name];
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{INPUT_LABELS[name]}</label>
      <output className={styles.number} htmlFor={id}>
        {countText(name, EXAMPLE_TRADE[name])}
      </output>
      <input
        className={styles.range}
        id={id}
        name={name}
        type="range"
        min={min}
        max={name === 'newCustomers' ? EXAMPLE_TRADE.bookings : max}
        step={step}
        defaultValue={EXAMPLE_TRADE[name]}
        autoComplete="off"
        disabled
      />
    </div>
  );
}

function CostRow({ way, cost, share }: { way: Way; cost: Cost; share: number }) {
  return (
    <tr data-way={way}>
      <th scope="row">
        <div className={styles.way}>
          <span>{WAY_NAMES[way]}</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={100 * share} height="1" />
          </svg>
        </div>
      </th>
      <td data-first-month="">{costText(cost.firstMonth)}</td>
      <td data-first-year="">{costText(cost.firstYear)}</td>
    </tr>
  );
}
