import { useState, type Ref, useRef } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { DATES_DIFFER_IN_KIND } from '@daybook/schema/words/event-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import { Button } from '#ui/Button.tsx';
import { HeadingAround } from '#ui/dialog/use-focus-after.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Inset, Row, Stack } from '#ui/Layout.tsx';
import { dialogPart } from '#ui/part.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { bookedShareOf } from '../booked-share.ts';
import { groupsBy } from '../GroupedList.tsx';
import { isListed } from './common-of.ts';
import * as texts from './dates-texts.ts';
import type { DatesAction } from './DatesDialog.tsx';
import { SelectRange } from './SelectRange.tsx';

const DatesDialog = dialogPart(async () => (await import('./DatesDialog.tsx')).DatesDialog);

interface SelectDatesProps {
  business: Business;
  /** The dates on this page. Dates that were selected on other pages stay selected. */
  events: readonly OwnerEvent[];
  isBusy: boolean;
}

export function SelectDates({ business, events, isBusy }: SelectDatesProps) {
  const [selected, setSelected] = useState<ReadonlyMap<number, OwnerEvent>>(new Map());
  const now = useNow();
  const [action, setAction] = useState<DatesAction>();
  const select = (some: readonly OwnerEvent[], isSelected: boolean) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const event of some) {
        if (isSelected) next.set(event.id, event);
        else next.delete(event.id);
      }
      return next;
    });
  const open = events.filter(({ is_closed }) => !is_closed);
  const chosen = [...selected.values()].sort((one, other) => (one.event_date < other.event_date ? -1 : 1));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Inset>
      <Stack gap={24} aria-busy={isBusy}>
        <SelectRange
          businessId={business.id}
          today={todayIn(business.timezone, now)}
          onSelect={(some) => select(some, true)}
        />
        {groupsBy(open, ({ event_date }) => monthOf(event_date)).map(({ key, items }) => (
          <Month key={key} month={monthTitle(key)} events={items} selected={selected} onSelect={select} />
        ))}
        <Chosen events={chosen} heading={heading} onAsk={setAction} />
      </Stack>
      {action && chosen.length > 0 ? (
        <HeadingAround value={heading}>
          <DatesDialog
            business={business}
            action={action}
            events={chosen}
            onClose={() => setAction(undefined)}
            onDone={() => setSelected(new Map())}
          />
        </HeadingAround>
      ) : null}
    </Inset>
  );
}

interface MonthProps {
  month: string;
  events: readonly OwnerEvent[];
  selected: ReadonlyMap<number, OwnerEvent>;
  onSelect: (events: readonly OwnerEvent[], isSelected: boolean) => void;
}

function Month({ month, events, selected, onSelect }: MonthProps) {
  return (
    <Stack gap={8} as="section" aria-label={month}>
      <Checkbox
        label={texts.allOf(month)}
        checked={events.every(({ id }) => selected.has(id))}
        onChange={({ target: { checked } }) => onSelect(events, checked)}
      />
      {events.map((event) => (
        <Checkbox
          key={event.id}
          label={event.event_name}
          hint={texts.describedDate(longDate(event.event_date), hoursText(event), bookedShareOf(event).text)}
          checked={selected.has(event.id)}
          onChange={({ target: { checked } }) => onSelect([event], checked)}
        />
      ))}
    </Stack>
  );
}

interface ChosenProps {
  events: readonly OwnerEvent[];
  heading: Ref<HTMLHeadingElement>;
  onAsk: (action: DatesAction) => void;
}

function Chosen({ events, heading, onAsk }: ChosenProps) {
  const areOfOneKind = events.every(isListed) || !events.some(isListed);
  const isNone = events.length === 0;
  return (
    <Stack gap={8} as="section" aria-label={texts.SELECTED_DATES}>
      <Heading level={3} size={16} ref={heading} aria-live="polite">
        {isNone ? texts.NONE_SELECTED : texts.datesSelected(events.length)}
      </Heading>
      <Row gap={8}>
        <Button disabled={isNone || !areOfOneKind} onClick={() => onAsk('hours')}>
          {texts.CHANGE_HOURS}
        </Button>
        <Button disabled={isNone} onClick={() => onAsk('words')}>
          {texts.RENAME}
        </Button>
        <Button kind="danger" disabled={isNone} onClick={() => onAsk('cancel')}>
          {texts.CANCEL_DATES}
        </Button>
      </Row>
      {areOfOneKind ? null : <Text>{DATES_DIFFER_IN_KIND}</Text>}
    </Stack>
  );
}
