import { useState, type RefObject } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Person } from '@daybook/schema/contract/catalogue';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { dayTitle } from '@daybook/schema/rules/date';
import type { BookingStart } from '#owner/add-booking/booking-start.ts';
import { takesBookings } from '#owner/billing-status.ts';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { attendeesOf, chosenHours } from '../calendar-texts.ts';
import type { Contents } from '../day-contents.ts';
import type { OffOn } from '../off-on.ts';
import * as texts from './card-texts.ts';
import { Card } from './Card.tsx';
import { doingAt, type Doing } from './free-until.ts';
import type { OpenCard } from './use-card.ts';
import styles from './card.module.css';

export interface TimeCardProps {
  business: Business;
  card: Extract<OpenCard, { of: 'time' }>;
  /** The person whose calendar is shown; null for everyone. */
  personId: number | null;
  team: readonly Person[];
  contents: Contents;
  offOn: OffOn;
  scroller: RefObject<HTMLElement | null>;
  onClose: () => void;
  onOpenEvent: (event: OwnerEvent) => void;
  onBook: (start: BookingStart) => void;
  onTimeOff: (start: TimeOffStart) => void;
}

/** At most so many people who are free are offered, those with the most time first. */
const OFFERED = 6;

/** Says who is free at a time, and books or blocks it. */
export function TimeCard({ business, card, team, scroller, onClose, ...parts }: TimeCardProps) {
  const { hours, isDragged, event } = card;
  const whose = hours.personId ?? parts.personId;
  const free = useFree({ business, card, team, ...parts }, whose);
  // Hours that were dragged over in everyone's column close the whole business.
  const [chosen, setChosen] = useState(whose ?? (isDragged ? null : (free.people[0]?.id ?? null)));
  const from = clockTimeOf(hours.start);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const end = isDragged
    ? hours.end
    : Math.min(hours.end, free.people.find(({ id }) => id === chosen)?.until ?? hours.end);
  return (
    <Card
      title={
        isDragged
          ? chosenHours(dayTitle(hours.date), from, shownTimeOf(hours.end))
          : texts.startsAt(hours.date, from)
      }
      text={free.textOf(chosen)}
      anchor="[data-chosen]"
      scroller={scroller}
      onClose={onClose}
    >
      <div className={styles.choices}>
        {free.people.length > 1 && !isDragged ? (
          <RadioGroup
            label={texts.WITH_WHOM}
            isLabelHidden
            look="cards"
            choices={free.people.map(({ id, name, until }) => ({
              value: String(id),
              label: name,
              explanation: texts.untilTime(shownTimeOf(until)),
            }))}
            value={String(chosen)}
            onChoose={(id) => setChosen(Number(id))}
          />
        ) : null}
        {takesBookings(business) ? (
          <Button
            kind="primary"
            onClick={then(() => parts.onBook({ date: hours.date, time: from, personId: chosen }))}
          >
            {texts.BOOK_CUSTOMER}
          </Button>
        ) : null}
        <Button
          onClick={then(() =>
            parts.onTimeOff({
              resource_id: chosen,
              starts_on: hours.date,
              ends_on: hours.date,
              start_time: from,
              end_time: shownTimeOf(end),
            }),
          )}
        >
          {texts.BLOCK_TIME}
        </Button>
        {event ? (
          <Button kind="quiet" onClick={then(() => parts.onOpenEvent(event))}>
            {attendeesOf(event.event_name)}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

type Looking = Pick<TimeCardProps, 'business' | 'card' | 'team' | 'contents' | 'offOn'>;

/** Returns the people who are free at the card's time, and a function that says it of one of them. */
function useFree({ business, card, team, contents, offOn }: Looking, whose: number | null) {
  const { date, start: minute } = card.hours;
  const doing = (id: number | null) =>
    doingAt(id, { date, minute, contents, offOn, zone: business.timezone });
  const asked = team.filter(({ id, is_archived }) => (whose === null ? !is_archived : id === whose));
  const people = asked
    .flatMap(({ id, name }) => {
      const one = doing(id);
      return one.is === 'free' ? [{ id, name, until: one.until }] : [];
    })
    .toSorted((one, other) => other.until - one.until)
    .slice(0, OFFERED);
  const all: Doing[] = [...asked.map(({ id }) => doing(id)), ...(whose === null ? [doing(null)] : [])];
  const nameOf = (id: number | null) => team.find((person) => person.id === id)?.name ?? null;
  return {
    people,
    textOf(id: number | null): string {
      const one = people.find((person) => person.id === id) ?? people[0];
      if (one) return texts.freeUntil(one.name, shownTimeOf(one.until));
      const nobody = all.find(({ is }) => is === 'free');
      if (nobody?.is === 'free') return texts.freeUntil(null, shownTimeOf(nobody.until));
      return all.some(({ is }) => is === 'busy') ? texts.busy(nameOf(whose)) : texts.closed(nameOf(whose));
    },
  };
}
