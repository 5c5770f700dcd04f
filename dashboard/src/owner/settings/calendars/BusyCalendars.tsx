import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { BusyCalendar } from '@daybook/schema/contract/calendars';
import type { Person } from '@daybook/schema/contract/catalogue';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { BUSY_CALENDAR_FAILURE_TEXTS } from '@daybook/schema/words/calendar-texts';
import { useCall, useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { useContractForm } from '#forms/use-contract-form.ts';
import { choicesOf, chosenId } from '#owner/choices.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText } from '#ui/Text.tsx';
import * as texts from './calendars-texts.ts';
import { Steps } from './Steps.tsx';
import settings from '../settings.module.css';

interface BusyCalendarsProps {
  business: Business;
  people: readonly Person[];
}

export function BusyCalendars({ business, people }: BusyCalendarsProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section
      gap={16}
      title={texts.BUSY}
      text={texts.BUSY_EXPLAINED}
      aside={<Button onClick={() => setIsAdding(true)}>{texts.ADD_CALENDAR}</Button>}
    >
      <Loaded
        query={useCall('listBusyCalendars', { params: { businessId: business.id } })}
        failed={texts.BUSY_LOAD_FAILED}
        shape={<Skeleton width="100%" height="4.5rem" />}
      >
        {(calendars) => <CalendarList business={business} calendars={calendars} />}
      </Loaded>
      {isAdding ? (
        <AddCalendar business={business} people={people} onClose={() => setIsAdding(false)} />
      ) : null}
    </Section>
  );
}

interface CalendarListProps {
  business: Business;
  calendars: readonly BusyCalendar[];
}

function CalendarList({ business, calendars }: CalendarListProps) {
  const [removing, setRemoving] = useState<BusyCalendar | null>(null);
  return (
    <>
      {calendars.length > 0 ? (
        <Card as="ul" isRuled>
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              timezone={business.timezone}
              onRemove={() => setRemoving(calendar)}
            />
          ))}
        </Card>
      ) : (
        <EmptyState title={texts.NO_CALENDARS} level={3}>
          {texts.NO_CALENDARS_EXPLAINED}
        </EmptyState>
      )}
      {removing ? (
        <RemoveCalendar business={business} calendar={removing} onClose={() => setRemoving(null)} />
      ) : null}
    </>
  );
}

interface CalendarRowProps {
  calendar: BusyCalendar;
  timezone: string;
  onRemove: () => void;
}

function CalendarRow({ calendar, timezone, onRemove }: CalendarRowProps) {
  const { host, fetched_at, failure, failing_since, unread } = calendar;
  const moment = (instant: string) => momentText(Date.parse(instant), timezone);
  return (
    <Row as="li" gap={12} justify="between" isInset>
      <Stack gap={4} className={settings.about}>
        <Row gap={8}>
          <RowText look="strong">{host}</RowText>
          {failure === null ? null : <Badge tone="amber">{texts.CANNOT_READ}</Badge>}
        </Row>
        <RowText look="soft" as="p">
          {texts.busyFor(calendar.resource_name)}
        </RowText>
        {failure === null || failing_since === null ? null : (
          <RowText look="soft" as="p">
            {BUSY_CALENDAR_FAILURE_TEXTS[failure]} {texts.cannotReadSince(moment(failing_since))}
          </RowText>
        )}
        {unread === null ? null : (
          <RowText look="soft" as="p">
            {texts.cannotReadAllOf(unread)}
          </RowText>
        )}
        {fetched_at === null ? null : (
          <RowText look="soft" as="p">
            {texts.lastFetched(moment(fetched_at))}
          </RowText>
        )}
      </Stack>
      <Button onClick={onRemove} aria-label={texts.removeCalendar(host)}>
        {texts.REMOVE}
      </Button>
    </Row>
  );
}

interface RemoveCalendarProps {
  business: Business;
  calendar: BusyCalendar;
  onClose: () => void;
}

function RemoveCalendar({ business, calendar: { id, host }, onClose }: RemoveCalendarProps) {
  return (
    <ConfirmChange
      title={texts.removeCalendarQuestion(host)}
      confirmText={texts.REMOVE_CALENDAR}
      workingText={texts.REMOVING}
      keepText={texts.KEEP_CALENDAR}
      call="removeBusyCalendar"
      given={{ params: { businessId: business.id, calendarId: id } }}
      done={texts.removed(host)}
      failed={texts.REMOVE_FAILED}
      onClose={onClose}
    >
      <p>{texts.REMOVE_CALENDAR_CONSEQUENCE}</p>
    </ConfirmChange>
  );
}

function AddCalendar({ business, people, onClose }: BusyCalendarsProps & { onClose: () => void }) {
  const add = useChange('addBusyCalendar');
  const showToast = useToast();
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/calendars')).busyCalendarRequest,
    values: { url: '', resource_id: null },
    failed: texts.ADD_FAILED,
    send: async (body) => {
      const { host } = await add.mutateAsync({ params: { businessId: business.id }, body });
      showToast(texts.added(host));
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={texts.ADD_CALENDAR}
      onClose={onClose}
      submitText={texts.ADD_CALENDAR}
      workingText={texts.ADDING_CALENDAR}
    >
      <TextField
        {...field('url')}
        label={texts.CALENDAR_ADDRESS}
        hint={texts.CALENDAR_ADDRESS_HINT}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      {people.length > 0 ? (
        <Select
          label={texts.WHOSE}
          hint={texts.WHOSE_HINT}
          error={field('resource_id').error}
          choices={[{ value: '', label: texts.WHOLE_BUSINESS }, ...choicesOf(people)]}
          value={form.watch('resource_id') ?? ''}
          onChange={({ target: { value } }) =>
            form.setValue('resource_id', chosenId(value), { shouldDirty: true })
          }
        />
      ) : null}
      <Disclosure summary={texts.WHERE_TO_FIND}>
        <Steps of={texts.FIND_STEPS} />
      </Disclosure>
    </FormDialog>
  );
}
