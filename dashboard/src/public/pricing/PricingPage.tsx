import Check from 'lucide-react/icons/check';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { pages, loginPath } from '@daybook/schema/words/routes';
import { buttonClass } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Band, PageTop } from '../parts/PageParts.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { Comparison } from './Comparison.tsx';
import * as texts from './pricing-texts.ts';
import { questionsOf } from './questions.ts';
import styles from './pricing-page.module.css';

export const pricingPage: PublicPage = {
  title: () => texts.PRICING_TITLE,
  description: texts.pricingDescription,
  View: PricingView,
};

function PricingView({ facts, user }: ViewProps) {
  const { pricing, freeTrialHours } = facts;
  return (
    <>
      <div className={styles.first}>
        <PageTop heading={texts.HEADINGS[pricing]} lede={texts.LEDE} />
        <PriceCard facts={facts} isSignedIn={user !== null} />
      </div>
      <Features />
      <UseCases pricing={pricing} />
      {freeTrialHours !== null && <Trial pricing={pricing} hours={freeTrialHours} />}
      <Comparison facts={facts} />
      <Questions facts={facts} />
    </>
  );
}

function UseCases({ pricing }: Pick<ViewProps['facts'], 'pricing'>) {
  return (
    <Band id={texts.USES_ID} heading={texts.USES_TITLE}>
      <ul className={styles.uses}>
        {texts.USE_CASES.map(({ name, text, businesses }) => (
          <li key={name} className={styles.use}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.pays}>{texts.ourPriceText(pricing, businesses)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Features() {
  return (
    <Band id={texts.FEATURES_ID} heading={texts.FEATURES_TITLE} lede={texts.FEATURES_LEDE}>
      <ul className={styles.features}>
        {texts.FEATURES.map(({ name, more }) => (
          <li key={name} className={styles.feature}>
            <Check className={styles.check} aria-hidden="true" />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Trial({ pricing, hours }: Pick<ViewProps['facts'], 'pricing'> & { hours: number }) {
  return (
    <Band id={texts.TRIAL_ID} heading={texts.trialTitle(hours)} lede={texts.TRIAL_LEDE}>
      <ol className={styles.steps}>
        {texts.trialSteps(pricing, hours).map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Questions({ facts }: Pick<ViewProps, 'facts'>) {
  return (
    <Band id={texts.QUESTIONS_ID} heading={texts.QUESTIONS_TITLE}>
      <div className={styles.questions}>
        {questionsOf(facts).map(({ question, answer, more }) => (
          <Disclosure key={question} summary={question}>
            <p className={styles.answer}>{answer}</p>
            {more && (
              <p className={styles.answer}>
                <a href={more.href}>{more.words}</a>
              </p>
            )}
          </Disclosure>
        ))}
        <a className={styles.more} href={pages.faq}>
          {texts.MORE_QUESTIONS}
        </a>
      </div>
    </Band>
  );
}

interface PriceCardProps {
  facts: Pick<SiteFacts, 'pricing' | 'freeTrialHours'>;
  isSignedIn: boolean;
}

function PriceCard({ facts: { pricing, freeTrialHours }, isSignedIn }: PriceCardProps) {
  const start = freeTrialHours === null ? texts.ADD_BUSINESS : texts.startTrial(freeTrialHours);
  return (
    <div className={styles.card}>
      <p>
        <span className={styles.price}>{texts.bigPrice(pricing)}</span>{' '}
        <span className={styles.per}>{texts.PER[pricing]}</span>
      </p>
      <p className={styles.terms}>{texts.TERMS[pricing]}</p>
      <a
        className={`${buttonClass('primary')} ${styles.start}`}
        href={isSignedIn ? pages.newBusiness : loginPath}
      >
        {isSignedIn ? texts.ADD_BUSINESS : start}
      </a>
      {freeTrialHours !== null && <p className={styles.note}>{texts.TRIAL_NOTE}</p>}
    </div>
  );
}
