import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { longDate } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { CANCELLATION_POLICY } from '@daybook/schema/words/legal-texts';
import { placeFacts } from '../booking-words/place-facts.ts';
import { PrivacyLinks } from '../booking-words/PrivacyLinks.tsx';
import { whenIn } from '../booking-words/when.ts';
import { Button } from '../ui/Button.tsx';
import type { Fact } from '../ui/Facts.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Actions, Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocus } from '../ui/use-focus.ts';
import { LinkPage } from './LinkPage.tsx';
import { minutesUntil, type OfferAddress, type OfferPageState } from './offer-state.ts';
import * as texts from './offer-texts.ts';

type Open = Extract<OfferPageState, { kind: 'open' }>;

interface OpenOfferProps extends Omit<Open, 'kind'> {
  onTake: (address: OfferAddress) => void;
  onDecline: () => void;
  onPassed: () => void;
}

/** Shows an offered time, held for this person or for the first to take it. */
export function OpenOffer(props: OpenOfferProps) {
  const { offer, working, problem, fields, onTake, onDecline, onPassed } = props;
  const onSubmit = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (working === null) onTake(offer.is_home_visit ? addressIn(submit.currentTarget) : {});
  };
  const { moves } = offer;
  return (
    <LinkPage
      title={texts.OFFER_TITLE}
      lead={texts.offerIntroduction(offer.attendee_first_name, offer.business_name)}
      facts={[...offerFacts(offer), { label: CANCELLATION_POLICY, value: offer.cancellation_policy }]}
      problem={problem}
      foot={<PrivacyLinks of={offer} />}
    >
      {offer.held_until === null ? (
        <Notice tone="warning">
          <p>{texts.NOT_HELD}</p>
        </Notice>
      ) : (
        <Held until={offer.held_until} zone={offer.timezone} onPassed={onPassed} />
      )}
      {moves === null ? null : (
        <p>{texts.movesYou(`${longDate(moves.event_date)} at ${moves.start_time}`)}</p>
      )}
      <form onSubmit={onSubmit} noValidate>
        <Stack gap={16}>
          {offer.is_home_visit ? <HomeAddress fields={fields} /> : null}
          <Actions>
            <Button type="submit" kind="primary" isWorking={working === 'take'} workingText={texts.TAKING}>
              {texts.TAKE}
            </Button>
            <Button isWorking={working === 'decline'} workingText={texts.DECLINING} onClick={onDecline}>
              {texts.NO_THANKS}
            </Button>
          </Actions>
        </Stack>
      </form>
    </LinkPage>
  );
}

const SECOND = 1000;

/** Shows how long the time is held. Screen readers don't announce each minute. */
function Held({ until, zone, onPassed }: { until: string; zone: string; onPassed: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const left = minutesUntil(until, now);
  const pass = useEffectEvent(onPassed);
  const hasPassed = left === null;
  useEffect(() => {
    if (hasPassed) return pass();
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [hasPassed]);
  const { from } = whenIn({ starts_at: until, ends_at: until }, zone);
  return (
    <Stack gap={4}>
      <Text weight="strong">{texts.heldUntil(from)}</Text>
      <Text tone="soft" isFigures role="timer" aria-live="off">
        {texts.minutesLeft(left ?? 0)}
      </Text>
    </Stack>
  );
}

function HomeAddress({ fields }: { fields: Record<string, string> }) {
  const [wrong] = Object.keys(fields);
  const first = useFocus<HTMLInputElement>(wrong === undefined ? null : fields);
  return (
    <>
      <Text tone="soft">{texts.HOME_VISIT_MEANS}</Text>
      <TextField
        {...(wrong === 'customer_address' && { ref: first })}
        name="customer_address"
        label={texts.YOUR_ADDRESS}
        error={fields['customer_address']}
        autoComplete="street-address"
      />
      <TextField
        {...(wrong === 'customer_postcode' && { ref: first })}
        name="customer_postcode"
        label={texts.YOUR_POSTCODE}
        error={fields['customer_postcode']}
        autoComplete="postal-code"
      />
    </>
  );
}

function addressIn(form: HTMLFormElement): OfferAddress {
  const typed = new FormData(form);
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { customer_address: text('customer_address'), customer_postcode: text('customer_postcode') };
}

export function Taken({ offer, isNew, isMove }: Omit<Extract<OfferPageState, { kind: 'taken' }>, 'kind'>) {
  const name = offer.attendee_first_name;
  const title = isMove ? texts.movedTitle(name) : texts.takenTitle(name);
  const means = isMove ? texts.MOVED_MEANS : texts.TAKEN_MEANS;
  return (
    <LinkPage
      icon={isNew ? Check : CalendarCheck}
      tone={isNew ? 'leaf' : 'sky'}
      title={isNew ? title : texts.TAKEN_BEFORE}
      lead={isNew ? means : texts.TAKEN_BEFORE_MEANS}
      facts={offerFacts(offer)}
    >
      {offer.cancel_url === null ? null : (
        <Actions>
          <LinkButton href={offer.cancel_url}>{texts.SEE_BOOKING}</LinkButton>
        </Actions>
      )}
    </LinkPage>
  );
}

export function Over({ kind, offer }: { kind: 'declined' | 'gone' | 'over'; offer: OfferSeen }) {
  const { title, text } = texts.endedText(kind, offer);
  return (
    <LinkPage
      icon={Clock}
      tone={kind === 'declined' ? 'sky' : 'amber'}
      {...{ title }}
      lead={text}
      facts={offerFacts(offer)}
    >
      <Actions>
        <LinkButton href={choicePath(offer.diary_slug, {})}>{texts.SEE_DIARY}</LinkButton>
      </Actions>
    </LinkPage>
  );
}

function offerFacts(offer: OfferSeen): Fact[] {
  const { date, times } = whenIn(offer, offer.timezone);
  const { service_name: service, service_price: price } = offer;
  const what = [service ?? offer.event_name, price === null ? null : priceText(price)];
  return [
    { label: texts.OFFER_FACTS.when, value: `${longDate(date)}, ${times} (${zoneName(offer.timezone)})` },
    { label: texts.OFFER_FACTS.what, value: what.filter(Boolean).join(' · ') },
    {
      label: texts.OFFER_FACTS.who,
      value: [offer.person_name, offer.business_name].filter(Boolean).join(', '),
    },
    ...placeFacts(offer),
  ];
}
