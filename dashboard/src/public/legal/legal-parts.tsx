import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { NO_OPERATOR } from '../about/AboutPage.tsx';
import styles from './legal.module.css';

/** Shows who runs this Daybook and how to reach them, as far as the settings say. */
export function OperatorText({ facts: { operator, supportEmail } }: { facts: SiteFacts }) {
  const { name, address, registeredOffice, companyNumber, vatNumber, dataProtectionNumber } = operator;
  const particulars = [
    ['Address', address],
    ['Registered office', registeredOffice],
    ['Company number', companyNumber],
    ['VAT number', vatNumber],
    ['Registration with the Information Commissioner’s Office', dataProtectionNumber],
  ] as const;
  return (
    <>
      <p>
        {name === null
          ? `${NO_OPERATOR} ‘We’ means that operator.`
          : `${name} (‘we’) runs this ${PRODUCT_NAME}.`}
      </p>
      <ul>
        {particulars.map(([label, value]) => value !== null && <li key={label}>{`${label}: ${value}`}</li>)}
        <li>
          Email: <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>
        </li>
        <li>
          <a href={sitePages.contact}>Contact form</a>
        </li>
      </ul>
    </>
  );
}

export type PolicyRow = readonly [about: string, ...cells: ReactNode[]];

interface PolicyTableProps {
  caption: string;
  headings: readonly [about: string, ...headings: string[]];
  rows: readonly PolicyRow[];
}

/** Shows one period, purpose or recipient per row. */
export function PolicyTable({ caption, headings, rows }: PolicyTableProps) {
  return (
    <div className={styles.policy}>
      <Table<PolicyRow>
        caption={caption}
        rows={rows}
        keyOf={([about]) => about}
        columns={headings.map((heading, column) => ({
          heading,
          isTitle: column === 0,
          cell: (row) => <Words>{row[column]}</Words>,
        }))}
      />
    </div>
  );
}

/** Returns 'article 6(1)(b)' so that it never breaks across lines. */
export const article = (number: string) => `article\u00a0${number.replaceAll(')(', ')\u2060(')}`;

export const LAST_UPDATED = `Last updated on ${longDate(LEGAL_TEXTS_OF)}.`;

/** Breaks only between words, even in narrow table columns. */
export function Words({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>;
}

export const SAFETY_ID = 'safety';
export const WIDGET_ID = 'other-websites';
export const CUSTOMERS_DATA_ID = 'customers-data';
