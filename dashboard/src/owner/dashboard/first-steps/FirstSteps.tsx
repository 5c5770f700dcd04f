import type { LucideIcon } from 'lucide-react';
import Circle from 'lucide-react/icons/circle';
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Suspense, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { readPricing } from '#api/page-data.ts';
import { useCall } from '#api/use-call.ts';
import { takesBookings } from '#owner/billing-status.ts';
import { setupPriceText } from '#owner/billing-texts.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Stack } from '#ui/Layout.tsx';
import { part } from '#ui/part.tsx';
import { Heading, Text, type TextTone } from '#ui/Text.tsx';
import { PanelLoading } from '../DashboardLoading.tsx';
import * as texts from './first-steps-texts.ts';
import styles from '../dashboard.module.css';

const ShareDiary = part(async () => (await import('./ShareDiary.tsx')).ShareDiary);

interface StartProps {
  business: Business;
  unpaid: ReactNode;
  children: ReactNode;
}

/** Shows the steps until customers can book, and then ways to share the diary until the first booking. */
export function Start({ business, unpaid, children }: StartProps) {
  const { data: summary, isFetched } = useCall('getSummary', { params: { businessId: business.id } });
  const isOpen = takesBookings(business);
  // If this query fails, the cards with the figures say so and offer a retry.
  if (!isFetched) return <PanelLoading />;
  return (
    <Stack gap={24}>
      {business.billing_status !== 'inactive' &&
      summary &&
      (!isOpen || summary.total_events === 0) &&
      summary.total_bookings === 0 ? (
        <StartSteps business={business} hasDates={summary.total_events > 0} />
      ) : null}
      {unpaid}
      {isOpen && summary && summary.total_events > 0 && summary.total_bookings === 0 ? (
        <Card as="section" aria-label={texts.SHARE_READY} padding={24} gap={8}>
          <Heading>{texts.SHARE_READY}</Heading>
          <Text size={14} tone="soft">
            {texts.SHARE_READY_EXPLAINED}
          </Text>
          <Suspense fallback={<PanelLoading />}>
            <ShareDiary business={business} />
          </Suspense>
        </Card>
      ) : null}
      {children}
    </Stack>
  );
}

type State = 'done' | 'next' | 'later';

const signs: Record<State, { icon: LucideIcon; word: string; tone: TextTone | undefined }> = {
  done: { icon: CircleCheck, word: texts.STEP_DONE, tone: 'leaf' },
  next: { icon: CircleArrowRight, word: texts.STEP_NEXT, tone: 'sky' },
  later: { icon: Circle, word: texts.STEP_LATER, tone: undefined },
};

interface StartStepsProps {
  /** Null before there is one. */
  business: Business | null;
  /** True if it has dates, with or without weekly hours. */
  hasDates?: boolean;
}

/** Draws a new owner's steps and which of them are done. */
export function StartSteps({ business, hasDates = false }: StartStepsProps) {
  const [price] = useState(() => setupPriceText(readPricing()));
  const hours = useCall(
    'listPatterns',
    { params: { businessId: business?.id ?? 0 } },
    { enabled: business !== null },
  );
  const { setup } = texts.START_STEPS;
  const isOpen = business !== null && takesBookings(business);
  const isArriving = business?.unfinished_checkout === 'processing';
  const steps = [
    { ...texts.START_STEPS.business, to: pages.newBusiness, isDone: business !== null },
    {
      ...texts.START_STEPS.diary,
      to: buildPath(pages.setUp, { businessId: business?.id ?? 0 }),
      isDone: hasDates || (hours.data ?? []).length > 0,
    },
    {
      name: setup.name,
      explanation: isOpen
        ? setup.explanationDone
        : isArriving
          ? setup.explanationArriving
          : setup.explanationAt(price),
      // The banner has the link.
      to: null,
      isDone: isOpen,
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card as="section" aria-label={texts.START_TITLE} padding={24} gap={8}>
      <Heading>{texts.START_TITLE}</Heading>
      <Stack as="ol" gap={12} isRuled>
        {steps.map(({ isDone, ...step }, at) => (
          <Step key={step.name} {...step} state={isDone ? 'done' : at === next ? 'next' : 'later'} />
        ))}
      </Stack>
    </Card>
  );
}

interface StepProps {
  name: string;
  explanation: string;
  /** Null if the step has no link. */
  to: string | null;
  state: State;
}

function Step({ name, explanation, to, state }: StepProps) {
  const { icon, word, tone } = signs[state];
  return (
    <li className={styles.step} aria-current={state === 'next' ? 'step' : undefined}>
      <Icon icon={icon} size={24} tone={tone ?? 'faint'} />
      <div>
        <Text weight="medium" className={styles.name}>
          {state === 'next' && to !== null ? <Link to={to}>{name}</Link> : name}
        </Text>
        <Text size={14} tone="soft">
          {explanation}
        </Text>
      </div>
      <Text size={14} weight="medium" tone={tone ?? 'soft'}>
        {word}
      </Text>
    </li>
  );
}
