import BellRing from 'lucide-react/icons/bell-ring';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { buildPath } from '@daybook/schema/rules/path';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS, GO_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Text, RowText } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PriceFacts } from './landing-texts.ts';
import * as texts from './landing-texts.ts';
import styles from './hero.module.css';

interface HeroProps {
  facts: SiteFacts;
  user: User | null;
}

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

function PriceLine({ facts }: { facts: PriceFacts }) {
  const { pricing, freeTrialHours } = facts;
  return (
    <Text size={14} tone="soft" className={styles.price}>
      {freeTrialHours !== null && (
        <>
          <Strong>{texts.tryFree(freeTrialHours)}</Strong>, then{' '}
        </>
      )}
      <Strong>{texts.fullPriceText(pricing)}</Strong> {texts.perBusiness(facts)} {texts.PRICE_NOTES[pricing]}
    </Text>
  );
}

/**
 * Shows the demo's diary as any website would: the element is in the page, and live-demo.ts adds the public
 * script. Until then, and without it, the element's own content is shown.
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

/** Declares for JSX the element that the public script (embed.js) defines. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React names its elements in this namespace.
  namespace JSX {
    interface IntrinsicElements {
      'daybook-diary': HTMLAttributes<HTMLElement> & { slug: string; 'share-booking'?: string };
    }
  }
}

/** Shows what the diary's owner would see of the visitor's booking. live-demo.ts fills it in. */
function OwnerPanel() {
  return (
    <section className={styles.panel} aria-labelledby="owner-sees" data-owner-panel="">
      <Text as="h2" size={14} weight="strong" id="owner-sees">
        {texts.OWNER_SEES}
      </Text>
      <div className={styles.before} data-before-booking="">
        <Text as="div" tone="soft">
          <Row as="p" gap={12} align="start" isOneLine>
            <Icon icon={BellRing} size={24} tone="sky" />
            {texts.NOTHING_YET}
          </Row>
        </Text>
        <Outline />
      </div>
      <div className={styles.after} data-after-booking="" hidden>
        <OwnBooking />
        <Email />
        <Text size={14} tone="faint">
          {texts.DEMO_ERASED}
        </Text>
      </div>
      <VisuallyHidden>
        <span role="status" data-booking-said="" />
      </VisuallyHidden>
    </section>
  );
}

function Outline() {
  return (
    <svg className={styles.outline} viewBox="0 0 480 190" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <rect x="0" y="8" width="52" height="12" rx="4" />
      <rect x="0" y="30" width="40" height="8" rx="4" />
      <rect x="84" y="8" width="130" height="12" rx="4" />
      <rect x="84" y="30" width="220" height="8" rx="4" />
      <rect x="400" y="6" width="80" height="18" rx="9" />
      <path d="M1 64h478v125H1z" />
      <rect x="18" y="84" width="170" height="10" rx="4" />
      <rect x="18" y="112" width="440" height="8" rx="4" />
      <rect x="18" y="132" width="400" height="8" rx="4" />
      <rect x="18" y="152" width="240" height="8" rx="4" />
    </svg>
  );
}

function OwnBooking() {
  return (
    <Stack gap={4}>
      <Row gap={12} justify="between" isOneLine>
        <Text size={14} weight="medium" tone="soft" data-booking="day" />
        <Badge tone="sky">{texts.JUST_NOW}</Badge>
      </Row>
      <div className={styles.row}>
        <Text isFigures>
          <strong data-booking="from" />
          <br />
          <RowText look="soft" data-booking="until" />
        </Text>
        <Text breaks>
          <strong data-booking="who" />
          <br />
          <RowText look="soft" data-booking="what" />
          <br />
          <RowText look="soft">
            {texts.REFERENCE} <span data-booking="reference" />
          </RowText>
        </Text>
      </div>
    </Stack>
  );
}

function Email() {
  return (
    <figure className={styles.email} data-email="">
      <Text as="figcaption" size={14} breaks className={styles.caption}>
        <Text as="span" tone="faint">
          {texts.EMAIL}
        </Text>
        <strong data-email-part="subject" />
      </Text>
      {/* It has our origin so that live-demo.ts can style the email; no script runs in it. */}
      <iframe
        className={styles.ownerPanelFrame}
        title={texts.EMAIL}
        sandbox="allow-same-origin"
        data-email-frame=""
      />
    </figure>
  );
}
