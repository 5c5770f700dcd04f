import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { sitePages } from '@daybook/schema/words/routes';
import { ReadingPage } from '#public/parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '#public/public-page.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import * as texts from './support-page-texts.ts';

export const supportPage: PublicPage = {
  title: () => texts.SUPPORT_TITLE,
  description: () => texts.SUPPORT_DESCRIPTION,
  View: SupportView,
};

function SupportView({ facts: { supportEmail } }: ViewProps) {
  return (
    <ReadingPage
      heading={texts.SUPPORT_TITLE}
      lede={texts.SUPPORT_LEDE}
      sections={[
        { id: 'before-you-write', heading: texts.BEFORE, body: <Before /> },
        { id: 'write-to-us', heading: texts.WRITE, body: <Write to={supportEmail} /> },
        { id: 'updates', heading: texts.UPDATES, body: <Updates /> },
        { id: 'planned', heading: texts.PLANNED, body: <Planned /> },
        { id: 'suggest-a-feature', heading: texts.SUGGESTION, body: <Suggestion to={supportEmail} /> },
      ]}
    />
  );
}

function Before() {
  const { before, words, after } = texts.FAQ_FIRST;
  return (
    <>
      <p>{texts.BEFORE_EXPLAINED}</p>
      <ol>
        <li>
          {before}
          <a href={sitePages.faq}>{words}</a>
          {after}
        </li>
        {texts.CHECKLIST.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}

function Write({ to }: { to: string }) {
  const begun = mailtoOf(to, texts.SUPPORT_MAIL);
  const { before, words, after } = texts.OR_BY_FORM;
  return (
    <>
      <p>{texts.WRITE_EXPLAINED}</p>
      <p>
        {texts.OUR_ADDRESS} <strong>{to}</strong>. {before}
        <a href={sitePages.contact}>{words}</a>
        {after}
      </p>
      {begun !== null && (
        <p>
          <LinkButton kind="primary" href={begun}>
            {texts.WRITE_SUPPORT}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function Updates() {
  return (
    <>
      <p>{texts.UPDATES_EXPLAINED}</p>
      <p>{texts.UPTIME_EXPLAINED}</p>
    </>
  );
}

function Planned() {
  return (
    <>
      <p>{texts.PLANNED_EXPLAINED}</p>
      {texts.PLANS.map(({ name, text }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}

function Suggestion({ to }: { to: string }) {
  const begun = mailtoOf(to, texts.SUGGESTION_MAIL);
  return (
    <>
      <p>{texts.SUGGESTION_EXPLAINED}</p>
      <p>
        {begun !== null && <LinkButton href={begun}>{texts.WRITE_SUGGESTION}</LinkButton>}{' '}
        <LinkButton kind="quiet" href={sitePages.home}>
          {texts.TO_HOME}
        </LinkButton>
      </p>
    </>
  );
}
