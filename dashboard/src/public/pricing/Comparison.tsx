import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { longDate, shortDate } from '@daybook/schema/rules/date';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Band } from '../parts/PageParts.tsx';
import { OTHERS_PRICES, READ_ON, type OtherPrice } from './others-prices.ts';
import * as texts from './pricing-texts.ts';
import styles from './comparison.module.css';

export function Comparison({ facts }: { facts: Pick<SiteFacts, 'pricing' | 'freeTrialHours'> }) {
  return (
    <Band
      id={texts.COMPARISON_ID}
      heading={texts.COMPARISON_TITLE}
      lede={texts.comparisonLede(longDate(READ_ON))}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{texts.COMPARISON_CAPTION}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {[texts.WHO, texts.CHARGES].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={PRODUCT_NAME}
            charges={`${texts.ourPriceText(facts.pricing)} per business, including any VAT`}
            note={texts.OURS_NOTE}
            isOurs
          >
            {texts.THIS_PAGE}
          </Row>
        </tbody>
        {OTHERS_PRICES.map(({ kind, prices }) => (
          <tbody key={kind}>
            <tr className={styles.kind}>
              <th scope="rowgroup" colSpan={2}>
                {kind}
              </th>
            </tr>
            {prices.map((price) => (
              <Row key={price.name} {...price}>
                <Source price={price} />
              </Row>
            ))}
          </tbody>
        ))}
      </table>
      <h3 className={styles.fairHeading}>{texts.FAIR_TITLE}</h3>
      <ul className={styles.fair}>
        {texts.fairTexts(facts).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Band>
  );
}

interface RowProps extends Pick<OtherPrice, 'name' | 'charges' | 'note' | 'isVatUnsaid'> {
  isOurs?: boolean;
  children: ReactNode;
}

function Row({ name, charges, note, isVatUnsaid = false, isOurs = false, children }: RowProps) {
  return (
    <tr className={styles.row} data-ours={isOurs || undefined}>
      <th scope="row">{name}</th>
      <td>
        <div className={styles.charges}>
          <div>
            {charges}
            {isVatUnsaid && <span className={styles.note}>{texts.VAT_UNSAID}</span>}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
          <div className={styles.source}>{children}</div>
        </div>
      </td>
    </tr>
  );
}

function Source({ price: { name, source } }: { price: OtherPrice }) {
  return (
    <>
      <a href={source} rel="noreferrer">
        {new URL(source).hostname}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </a>
      <span className={styles.note}>{texts.readWhen(shortDate(READ_ON))}</span>
    </>
  );
}
