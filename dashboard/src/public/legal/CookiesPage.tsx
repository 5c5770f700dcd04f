import {
  CONSENT_DAYS,
  DAY,
  LAST_VIEW_DAYS,
  SESSION_MILLISECONDS,
  VISIT_HOURS,
} from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { type Kept, KEPT_IN_BROWSER, type KeptName } from '@daybook/schema/words/kept-in-browser';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { buttonClass } from '../../ui/Button.tsx';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { RowText } from '../../ui/Text.tsx';
import { CHANGE_CHOICE, NOTHING_COUNTED } from '../consent/consent-texts.ts';
import { ReadingPage, type ReadingSection } from '../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import * as texts from './cookie-texts.ts';
import styles from './legal.module.css';
import { LAST_UPDATED, WIDGET_ID, Words } from './legal-parts.tsx';

export const cookiesPage: PublicPage = {
  title: () => 'Cookie Policy',
  description: () =>
    `Everything that ${PRODUCT_NAME} keeps in your browser, cookies and local storage: what it is for, and how long it stays.`,
  View: CookiesView,
};

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
        If you close the question without an answer, you decline. If you decline later, both counting cookies
        are removed at once. Your choice lasts {CONSENT_DAYS} days. Then we ask again.
      </p>
    </>
  ),
};

function sectionsOf(supportEmail: string): ReadingSection[] {
  return [
    CHOICE,
    {
      id: 'needed',
      heading: 'What we keep without asking',
      body: (
        <>
          <p>
            These do what you ask for. They keep you logged in, stop other websites from acting in your name,
            and remember a choice or a view. None is kept until you log in, make that choice, use that switch
            or reload a form that you have begun.
          </p>
          <KeptTable caption={texts.NEEDED_TABLE} rows={ROWS.filter(({ needsConsent }) => !needsConsent)} />
          <p>
            What concerns your businesses ({LAST_VIEW_DAYS} days) is removed when you log out. On our server,
            a login ends {SESSION_MILLISECONDS / DAY} days after its last use, even if your browser restores
            its cookie.
          </p>
        </>
      ),
    },
    {
      id: 'counting',
      heading: 'What we keep after you accept',
      body: (
        <>
          <p>
            If you accept, we count visits to our public pages. A visit ends when you have opened none of them
            for {VISIT_HOURS} hours. Our server keeps daily totals, which our administrator sees. We share
            them with no other company.
          </p>
          <KeptTable caption={texts.COUNTED_TABLE} rows={ROWS.filter(({ needsConsent }) => needsConsent)} />
          <p>
            The two cookies list the pages that you opened, with today’s date. They contain no name or number
            of yours. When your consent ends, we remove them.
          </p>
          <p>
            We also count how often each diary is opened, without cookies and without consent. Our server adds
            up a total for each day, and the business sees it. Nothing in it is about you.
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
          nothing. Your browser still connects to us to load it:{' '}
          <a href={`${pages.privacy}#${WIDGET_ID}`}>what we then receive</a>. That website has a cookie policy
          of its own. So do Google, where owners log in, and Stripe, where they pay.
        </p>
      ),
    },
    {
      id: 'removing',
      heading: 'How to remove everything',
      body: (
        <p>
          In your browser’s settings, you can see and delete what a website keeps. Without cookies you can
          read every page and book. Only logging in needs them. The <a href={pages.privacy}>privacy policy</a>{' '}
          explains how we use personal data. If you have questions, email{' '}
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
      lede="Everything that our own pages keep in your browser, why, and for how long."
      sections={sectionsOf(facts.supportEmail)}
    >
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}
