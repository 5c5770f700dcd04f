import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerOffer, WaitingEntry, WaitingList } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { numberText } from '@daybook/schema/words/counted';
import { useCall } from '#api/use-call.ts';
import { withPerson } from '#booking-words/booking-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card, CardFoot, CardHead } from '#ui/Card.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Inset, Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { dialogPart } from '#ui/part.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Heading, RowText, Text } from '#ui/Text.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { useNow } from '#ui/use-now.ts';
import * as texts from './waiting-list-texts.ts';
import {
  heldNow,
  minutesHeld,
  nameOf,
  offeredTime,
  outcomeOf,
  waitingFigures,
  waitText,
} from './waiting-words.ts';
import type { WaitingStep } from './WaitingListDialogs.tsx';
import styles from './waiting-list.module.css';

const WaitingListDialogs = dialogPart(
  async () => (await import('./WaitingListDialogs.tsx')).WaitingListDialogs,
);

/** The owner can open the whole list. */
const FEW = 3;

/** Draws nothing if the list is off and empty. */
export function WaitingListCard({ business }: { business: Business }) {
  const load = useCall('listWaitingList', { params: { businessId: business.id } });
  const { asked, ask, close } = useAsked<WaitingStep>();
  if (!business.has_waiting_list && (load.data?.entries.length ?? 0) === 0) return null;
  return (
    <Card as="section" aria-label={texts.WAITING_LIST}>
      <CardHead title={texts.WAITING_LIST} count={texts.LAST_DAYS} />
      <Loaded
        query={load}
        failed={texts.LOAD_FAILED}
        shape={<Skeleton width="100%" height="8rem" />}
        box={Inset}
      >
        {(list) => <Listed business={business} list={list} onAsk={ask} />}
      </Loaded>
      {asked ? <WaitingListDialogs business={business} asked={asked} onClose={close} /> : null}
    </Card>
  );
}

interface ListedProps {
  business: Business;
  list: WaitingList;
  onAsk: (step: WaitingStep) => void;
}

function Listed({ business, list, onAsk }: ListedProps) {
  const [isWhole, setIsWhole] = useState(false);
  const now = useNow();
  const today = todayIn(business.timezone, now);
  const { entries, offers } = list;
  const hasMore = entries.length > FEW || offers.length > 0;
  return (
    <>
      <WaitingFigures list={list} />
      {business.has_waiting_list ? null : (
        <Inset>
          <Text size={14} tone="amber">
            {texts.IS_OFF}
          </Text>
        </Inset>
      )}
      <ul>
        {heldNow(list, now).map((offer) => (
          <HeldRow key={offer.id} offer={offer} now={now} />
        ))}
        {(isWhole ? entries : entries.slice(0, FEW)).map((entry) => (
          <PersonRow key={entry.id} entry={entry} today={today} isWhole={isWhole} onAsk={onAsk} />
        ))}
      </ul>
      {entries.length === 0 ? (
        <Stack gap={4} isInset>
          <RowText look="strong" as="p">
            {texts.NOBODY}
          </RowText>
          <RowText look="soft" as="p">
            {texts.NOBODY_EXPLAINED}
          </RowText>
        </Stack>
      ) : null}
      {isWhole ? <Offers offers={offers} now={now} /> : null}
      <CardFoot isQuietButton>
        <Row gap={8}>
          <Button kind="quiet" onClick={() => onAsk({ step: 'add' })}>
            {texts.ADD}
          </Button>
          {hasMore ? (
            <Button kind="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? texts.SHOW_LESS : texts.SEE_ALL}
            </Button>
          ) : null}
        </Row>
      </CardFoot>
    </>
  );
}

function WaitingFigures({ list }: { list: WaitingList }) {
  return (
    <dl className={styles.figures}>
      {waitingFigures(list).map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <Text as="dt" size={14} tone="soft">
            {label}
          </Text>
          <dd className={styles.value}>{typeof value === 'number' ? numberText(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function HeldRow({ offer, now }: { offer: OwnerOffer; now: number }) {
  return (
    <li className={styles.row}>
      <div>
        <RowText look="strong" as="p">
          {offeredTime(offer)}
        </RowText>
        <RowText look="soft" as="p">
          {texts.offeredTo(nameOf(offer), minutesHeld(offer, now) ?? 0)}
        </RowText>
      </div>
      <Badge tone="quiet">{texts.HELD}</Badge>
    </li>
  );
}

interface PersonRowProps {
  entry: WaitingEntry;
  today: string;
  /** True to show contact details and Remove. */
  isWhole: boolean;
  onAsk: (step: WaitingStep) => void;
}

function PersonRow({ entry, today, isWhole, onAsk }: PersonRowProps) {
  const name = nameOf(entry);
  return (
    <li className={styles.row}>
      <div>
        <RowText look="strong" as="p" breaks>
          {name}
        </RowText>
        <RowText look="soft" as="p">
          {waitText(entry, today)}
          {isWhole && entry.added_by === 'owner' ? ` · ${texts.ADDED_BY_YOU}` : null}
        </RowText>
        {isWhole ? (
          <RowText look="soft" as="p" breaks>
            <ContactLink link={mailtoOf(entry.attendee_email)}>{entry.attendee_email}</ContactLink>
            {entry.attendee_phone === null ? null : (
              <>
                {' · '}
                <ContactLink link={telOf(entry.attendee_phone)}>{entry.attendee_phone}</ContactLink>
              </>
            )}
          </RowText>
        ) : null}
      </div>
      <Row gap={4} isOneLine>
        {entry.held_until === null ? (
          <Button
            kind="quiet"
            aria-label={texts.offerTo(name)}
            onClick={() => onAsk({ step: 'offer', entry })}
          >
            {texts.OFFER}
          </Button>
        ) : null}
        {isWhole ? (
          <IconButton
            icon={X}
            label={texts.removeNamed(name)}
            onClick={() => onAsk({ step: 'remove', entry })}
          />
        ) : null}
      </Row>
    </li>
  );
}

function Offers({ offers, now }: { offers: readonly OwnerOffer[]; now: number }) {
  return (
    <section aria-label={texts.OFFERS}>
      <div className={styles.subhead}>
        <Heading level={3} size={14}>
          {texts.OFFERS}
        </Heading>
      </div>
      {offers.length === 0 ? (
        <Inset>
          <RowText look="soft" as="p">
            {texts.NO_OFFERS}
          </RowText>
        </Inset>
      ) : (
        <ul>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferRow({ offer, now }: { offer: OwnerOffer; now: number }) {
  const { tone, word } = outcomeOf(offer, now);
  const name = nameOf(offer);
  return (
    <li className={styles.row}>
      <div>
        <RowText look="strong" as="p">
          {offeredTime(offer)}
        </RowText>
        <RowText look="soft" as="p" breaks>
          {[
            offer.kind === 'told' ? texts.toldPerson(name) : texts.offeredToPerson(name),
            offer.service_name ?? offer.event_name,
            offer.person_name && withPerson(offer.person_name),
          ]
            .filter(Boolean)
            .join(' · ')}
        </RowText>
      </div>
      <Badge tone={tone}>{word}</Badge>
    </li>
  );
}
