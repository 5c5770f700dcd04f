import { LAST_VIEW_DAYS, SESSION_MILLISECONDS, VISIT_HOURS } from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { KEPT_IN_BROWSER, type Kept, type KeptName } from '@daybook/schema/words/kept-in-browser';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { buttonClass } from '../../../ui/button-class.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { CHANGE_CHOICE, NOTHING_COUNTED } from '../../consent/consent-texts.ts';
import { ReadingPage, type ReadingSection } from '../../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import {
  COUNTED_TABLE,
  LASTS,
  lastsText,
  NAME,
  NEEDED_TABLE,
  PLACES,
  PURPOSES,
  SET_BY,
  SETTERS,
  WHERE,
} from './cookie-texts.ts';
import styles from './cookies-page.module.css';
import { LEGAL_TEXTS_OF } from '../legal-texts.ts';

export const cookiesPage: PublicPage = {
  title: () => 'Cookie Policy',
  description: () =>
    `Every cookie and every other thing that ${PRODUCT_NAME} keeps in your browser: what it is for, and how long it stays.`,
  View: CookiesView,
};

interface Row extends Kept {
  name: KeptName;
}
const ROWS: readonly Row[] = KEPT_IN_BROWSER;

/** Broken between words alone, however narrow the table's columns would like to be. */
function Words({ children }: { children: string }) {
  return <span className={styles.words}>{children}</span>;
}

function KeptTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          heading: NAME,
          isTitle: true,
          cell: ({ name }) => (
            <>
              <code>{name}</code>
              <span className={styles.purpose}>{PURPOSES[name]}</span>
            </>
          ),
        },
        { heading: WHERE, cell: ({ where }) => <Words>{PLACES[where]}</Words> },
        { heading: LASTS, cell: ({ lasts }) => <Words>{lastsText(lasts)}</Words> },
        { heading: SET_BY, cell: ({ setBy }) => <Words>{SETTERS[setBy]}</Words> },
      ]}
    />
  );
}

const CHOICE: ReadingSection = {
  id: 'choice',
  heading: 'Your choice',
  body: (
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
      <p>
        Closing the question without an answer declines. When you decline later, both cookies of the counting
        are removed at once.
      </p>
    </>
  ),
};

function sectionsOf(supportEmail: string): ReadingSection[] {
  return [
    CHOICE,
    {
      id: 'needed',
      heading: 'Kept without asking',
      body: (
        <>
          <p>
            These do what you ask for: they sign you in, keep other websites from acting in your name, and
            remember a choice or a view. None is set until you sign in, make that choice, press that switch or
            reload a form that you have begun. What concerns your businesses ({LAST_VIEW_DAYS} days) is
            removed when you sign out.
          </p>
          <KeptTable caption={NEEDED_TABLE} rows={ROWS.filter(({ needsConsent }) => !needsConsent)} />
          <p>
            On our server a session ends {SESSION_MILLISECONDS / 86_400_000} days after sign-in, also where
            the browser brings its cookie back.
          </p>
        </>
      ),
    },
    {
      id: 'counting',
      heading: 'Kept after you accept',
      body: (
        <>
          <p>
            If you accept, we count visits to our public pages. A visit ends when you have opened none of them
            for {VISIT_HOURS} hours. Our server keeps totals by day, which our administrator sees. The cookies
            hold page names and dates: no name, no number of yours. We share none of this with another
            company.
          </p>
          <KeptTable caption={COUNTED_TABLE} rows={ROWS.filter(({ needsConsent }) => needsConsent)} />
          <p>Many browsers keep no cookie longer than 400 days, whatever a website asks for.</p>
          <p>
            Diaries ask for no consent, because counting them needs nothing from your browser. Our server adds
            up by day how often a diary’s page is opened, and its business sees the totals.
          </p>
        </>
      ),
    },
    {
      id: 'elsewhere',
      heading: 'On other websites',
      body: (
        <p>
          A {PRODUCT_NAME} diary on the website of a business keeps nothing in your browser and counts
          nothing. That website has cookies and a policy of its own. So have Google, where owners sign in, and
          Stripe, where they pay: you are on their pages then.
        </p>
      ),
    },
    {
      id: 'removing',
      heading: 'Removing it all',
      body: (
        <p>
          Your browser’s settings show and delete what a website has kept. Without cookies you can read every
          page and book; only signing in needs them. How we use personal data stands in the{' '}
          <a href={pages.privacy}>privacy policy</a>. Questions:{' '}
          <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>.
        </p>
      ),
    },
  ];
}

function CookiesView({ facts }: ViewProps) {
  return (
    <ReadingPage
      heading="Cookie Policy"
      lede={`All that ${PRODUCT_NAME}’s own pages keep in your browser. Of ${longDate(LEGAL_TEXTS_OF)}.`}
      sections={sectionsOf(facts.supportEmail)}
    />
  );
}
