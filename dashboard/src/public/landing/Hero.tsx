import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { buildPath } from '@daybook/schema/rules/path';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS, GO_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Row } from '../../ui/Layout.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OwnerPanel } from './OwnerPanel.tsx';
import styles from './hero.module.css';
import * as texts from './landing-texts.ts';
import type { PriceFacts } from './landing-texts.ts';

interface HeroProps {
  facts: SiteFacts;
  user: User | null;
}

/** What Daybook is, in a sentence, and a diary that works. */
export function Hero({ facts, user }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.headline}>
          {texts.HEADLINE.first} <span className={styles.second}>{texts.HEADLINE.second}</span>
        </h1>
        <p className={styles.lede}>{texts.HERO_LEDE}</p>
        <CallToAction facts={facts} user={user} />
        <PriceLine facts={facts} />
      </div>
      <DemoDiary slug={facts.demoDiarySlug} />
      <OwnerPanel />
    </div>
  );
}

/** The next step of a visitor, or of an owner, and a second choice. */
function CallToAction({ facts, user }: { facts: PriceFacts; user: User | null }) {
  return (
    <p className={styles.buttons}>
      {user ? (
        <>
          <LinkButton kind="primary" href={pages.dashboard}>
            {GO_TO_DASHBOARD}
          </LinkButton>
          {user.is_admin ? null : <LinkButton href={pages.newBusiness}>{ADD_BUSINESS}</LinkButton>}
        </>
      ) : (
        <>
          <LinkButton kind="primary" href={loginPath}>
            {texts.getStartedText(facts)}
          </LinkButton>
          <LinkButton href={pages.howToUse}>
            {texts.LEARN_MORE} <VisuallyHidden>{texts.LEARN_MORE_ABOUT}</VisuallyHidden>
          </LinkButton>
        </>
      )}
    </p>
  );
}

const Strong = ({ children }: { children: string }) => (
  <Text as="strong" weight="strong" tone="ink">
    {children}
  </Text>
);

function PriceLine({ facts: { pricing, freeTrialHours } }: { facts: PriceFacts }) {
  return (
    <Text size={14} tone="soft" className={styles.price}>
      {freeTrialHours !== null && (
        <>
          <Strong>{texts.tryFree(freeTrialHours)}</Strong>, then{' '}
        </>
      )}
      <Strong>{texts.fullPriceText(pricing)}</Strong> {texts.PER_BUSINESS} {texts.PRICE_NOTES[pricing]}
    </Text>
  );
}

/**
 * The demonstration's diary, as any website shows one: the element stands in the page, and live-demo.ts adds the public
 * script. Until that has run, and without it, what is inside the element shows.
 */
function DemoDiary({ slug }: { slug: string }) {
  return (
    <section className={styles.frame} id="try-it" aria-labelledby="try-it-name">
      <Row gap={12} justify="between" isOneLine className={styles.head}>
        <Text as="h2" size={14} weight="strong" id="try-it-name">
          {texts.DIARY_NAME}
        </Text>
        <Badge tone="leaf">{texts.LIVE}</Badge>
      </Row>
      <div className={styles.room}>
        <daybook-diary slug={slug} share-booking="">
          <div className={styles.still}>
            <Text tone="soft">{texts.OPEN_DIARY_EXPLAINED}</Text>
            <a href={buildPath(pages.diary, { slug })}>{texts.OPEN_DIARY}</a>
          </div>
        </daybook-diary>
      </div>
    </section>
  );
}

/** The element that the public script (embed.js) defines, for JSX. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React names its elements in this namespace.
  namespace JSX {
    interface IntrinsicElements {
      'daybook-diary': HTMLAttributes<HTMLElement> & { slug: string; 'share-booking'?: string };
    }
  }
}
