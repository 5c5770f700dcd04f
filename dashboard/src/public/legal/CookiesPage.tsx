import { type Kept, KEPT_IN_BROWSER, type KeptName } from '@daybook/schema/words/kept-in-browser';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { buttonClass } from '#ui/Button.tsx';
import { Table } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { CHANGE_CHOICE, NOTHING_COUNTED } from '../consent/consent-texts.ts';
import { Words } from '../content/Content.tsx';
import * as texts from './cookie-texts.ts';
import markdown from './cookies.md?raw';
import { legalPage } from './legal-page.tsx';
import styles from '#public/parts/reading-page.module.css';

interface Row extends Kept {
  name: KeptName;
}
const ROWS: readonly Row[] = KEPT_IN_BROWSER;

function KeptTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          heading: texts.NAME,
          isTitle: true,
          cell: ({ name }) => (
            <>
              <code>{name}</code>
              <RowText look="soft" className={styles.purpose}>
                {texts.PURPOSES[name]}
              </RowText>
            </>
          ),
        },
        { heading: texts.WHERE, cell: ({ where }) => <Words>{texts.PLACES[where]}</Words> },
        { heading: texts.LASTS, cell: ({ lasts }) => <Words>{texts.lastsText(lasts)}</Words> },
        { heading: texts.SET_BY, cell: ({ setBy }) => <Words>{texts.SETTERS[setBy]}</Words> },
      ]}
    />
  );
}

function Choice() {
  return (
    <>
      <p className={styles.choice} data-consent="">
        {NOTHING_COUNTED}
      </p>
      <p>
        <button
          className={`${buttonClass('secondary')} ${styles.change}`}
          type="button"
          data-change-consent=""
          hidden
        >
          {CHANGE_CHOICE}
        </button>
      </p>
    </>
  );
}

export const cookiesPage = legalPage({
  title: 'Cookie Policy',
  description: `Everything that ${PRODUCT_NAME} keeps in your browser, cookies and local storage: what it is for, and how long it stays.`,
  lede: 'Everything that our own pages keep in your browser, why, and for how long.',
  markdown,
  partsOf: () => ({
    choice: <Choice />,
    needed: (
      <KeptTable caption={texts.NEEDED_TABLE} rows={ROWS.filter(({ needsConsent }) => !needsConsent)} />
    ),
    counted: (
      <KeptTable caption={texts.COUNTED_TABLE} rows={ROWS.filter(({ needsConsent }) => needsConsent)} />
    ),
  }),
});
