import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import DoorOpen from 'lucide-react/icons/door-open';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MapPin from 'lucide-react/icons/map-pin';
import Scissors from 'lucide-react/icons/scissors';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { GO_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Columns, IconLine, Row, Stack } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { categoriesFor } from '../help/faq/question.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { Band, ListLink } from '../parts/PageParts.tsx';
import * as texts from './landing-texts.ts';
import type { KindName, PriceFacts } from './landing-texts.ts';
import styles from './landing.module.css';

export function GetStarted({ facts }: { facts: PriceFacts }) {
  return (
    <Band id="get-started" heading={texts.STEPS_HEADING} lede={texts.STEPS_LEDE}>
      <Columns as="ol" count="three" from={1024} gap={32}>
        {texts.stepsFor(facts).map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <NamedText name={name} text={text} />
          </li>
        ))}
      </Columns>
    </Band>
  );
}

function NamedText({ name, text }: { name: string; text: string }) {
  return (
    <Stack gap={4}>
      <Heading level={3} size={18}>
        {name}
      </Heading>
      <Text tone="soft">{text}</Text>
    </Stack>
  );
}

const ICONS: Record<KindName, LucideIcon> = {
  salon: Scissors,
  clinic: HeartPulse,
  tutor: BookOpen,
  trade: Wrench,
  venue: DoorOpen,
  home: MapPin,
};

export function BusinessKinds() {
  return (
    <Band id="business-types" heading={texts.BUSINESS_KINDS} lede={texts.BUSINESS_KINDS_LEDE}>
      <ul className={styles.kinds}>
        {texts.KINDS.map(({ kind, name, text }) => (
          <Row as="li" key={kind} align="start" isOneLine className={styles.kind}>
            <Icon icon={ICONS[kind]} size={24} tone="leaf" />
            <NamedText name={name} text={text} />
          </Row>
        ))}
      </ul>
    </Band>
  );
}

export function WhatChanges() {
  return (
    <Band id="benefits" heading={texts.WHAT_CHANGES}>
      <Columns count="two" from={768} gap={48}>
        <Lines heading={texts.STOP_DOING} lines={texts.STOPPED} icon={X} />
        <Lines heading={texts.HAVE_INSTEAD} lines={texts.HAD} icon={Check} isAfter />
      </Columns>
    </Band>
  );
}

interface LinesProps {
  heading: string;
  lines: readonly string[];
  icon: LucideIcon;
  isAfter?: boolean;
}

function Lines({ heading, lines, icon, isAfter = false }: LinesProps) {
  return (
    <Stack gap={8}>
      <Heading level={3} size={22} isDisplay>
        {heading}
      </Heading>
      <ul>
        {lines.map((line) => (
          <Text as="li" key={line} tone={isAfter ? 'ink' : 'soft'} className={styles.line}>
            <IconLine as="div" icon={icon} {...(isAfter ? { tone: 'leaf' as const } : {})}>
              {line}
            </IconLine>
          </Text>
        ))}
      </ul>
    </Stack>
  );
}

/**
 * Shows testimonials in a row that scrolls; nothing while an admin has entered none: invented quotes mislead.
 */
export function Testimonials({ facts: { testimonials } }: { facts: Pick<SiteFacts, 'testimonials'> }) {
  if (testimonials.length === 0) return null;
  return (
    <Band id="testimonials" heading={texts.TESTIMONIALS}>
      <section className={styles.testimonials} aria-label={texts.TESTIMONIALS_ROW} tabIndex={0}>
        <Row as="ul" isOneLine>
          {testimonials.map(({ name, business, words }) => (
            <li key={`${name} ${business} ${words}`}>
              <Card as="figure" padding={24} gap={12} className={styles.testimonial}>
                <blockquote>“{words}”</blockquote>
                <Text as="figcaption" size={14} tone="faint">
                  {name}, {business}
                </Text>
              </Card>
            </li>
          ))}
        </Row>
      </section>
    </Band>
  );
}

/** Shows some questions, each linked to its answer in the FAQ. */
export function AskedOften({ facts }: { facts: SiteFacts }) {
  return (
    <Band id="asked-often" heading={texts.ASKED_OFTEN}>
      <Stack>
        <ul className={styles.questions}>
          {askedOften(facts).map(({ id, question }) => (
            <li key={id}>
              <a className={styles.question} href={`${pages.faq}#${id}`}>
                {question}
                <Icon icon={ChevronRight} tone="faint" />
              </a>
            </li>
          ))}
        </ul>
        <p>
          <ListLink href={pages.faq}>{texts.ALL_QUESTIONS}</ListLink>
        </p>
      </Stack>
    </Band>
  );
}

/** Returns the questions and their fragments. Throws an Error for one that isn't in the FAQ. */
function askedOften(facts: SiteFacts): { id: string; question: string }[] {
  const known = categoriesFor(facts).flatMap(({ questions }) => questions);
  return texts.ASKED.map((asked) => {
    const found = known.find(({ question }) => question === asked);
    if (!found) throw new Error(`the FAQ does not ask: ${asked}`);
    return found;
  });
}

export function News() {
  return (
    <Band id="news" heading={texts.NEWS}>
      <Text as="div" isMeasured>
        <NewsletterForm source="hero" />
      </Text>
    </Band>
  );
}

interface ClosingCallProps {
  facts: PriceFacts;
  isSignedIn: boolean;
}

export function ClosingCall({ facts, isSignedIn }: ClosingCallProps) {
  return (
    <section className={styles.call} aria-labelledby="closing">
      <Stack gap={8}>
        <h2 className={styles.callHeading} id="closing">
          {isSignedIn ? texts.WELCOME_BACK : texts.OPEN_TONIGHT}
        </h2>
        <Text size={18}>{isSignedIn ? texts.WELCOME_BACK_HOW : texts.openTonightHow(facts)}</Text>
      </Stack>
      <LinkButton href={isSignedIn ? pages.dashboard : loginPath}>
        {isSignedIn ? GO_TO_DASHBOARD : texts.getStartedText(facts)}
      </LinkButton>
    </section>
  );
}
