import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { ExplainedTime, Explanation } from '@daybook/schema/contract/explanation';
import { longDate } from '@daybook/schema/rules/date';
import { textOf } from '#api/call-error.ts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { choicesOf } from '#owner/choices.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { rowsOf } from './explained-rows.ts';
import * as texts from './explanation-texts.ts';
import styles from '../dashboard.module.css';

interface ExplanationDialogProps {
  business: Business;
  event: OwnerEvent;
  onClose: () => void;
}

/** Empty values mean any. */
interface Choice {
  venue_id: string;
  service_id: string;
  person_id: string;
}

export function ExplanationDialog({ business, event, onClose }: ExplanationDialogProps) {
  const isByService = event.service_mode === 'individual_services';
  const [choice, setChoice] = useState<Choice>({
    venue_id: '',
    service_id: isByService ? String(event.services[0]?.id ?? '') : '',
    person_id: '',
  });
  const explanation = useCall(
    'explainEvent',
    { params: { eventId: event.id }, query: choice },
    KEEPS_PREVIOUS,
  );
  return (
    <Dialog
      size="wide"
      title={isNothingFree(explanation.data) ? texts.WHY_NO_TIME : texts.WHAT_TAKES_TIMES}
      onClose={onClose}
    >
      <p>
        {event.event_name}, {longDate(event.event_date)}
      </p>
      <Pickers event={event} choice={choice} onChoose={setChoice} />
      <Loaded
        query={explanation}
        failed={textOf(explanation.error, texts.EXPLANATION_FAILED)}
        loading={texts.EXPLANATION_LOADING}
        shape={<Skeleton width="100%" height="12rem" />}
      >
        {(found) => (
          <Times
            business={business}
            isByService={isByService}
            explanation={found}
            isBusy={explanation.isFetching}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

interface PickersProps {
  event: OwnerEvent;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Pickers({ event, choice, onChoose }: PickersProps) {
  const services = event.service_mode === 'individual_services' ? event.services : [];
  const lists = [
    {
      name: 'service_id' as const,
      label: texts.SERVICE,
      choices: choicesOf(services.map(({ id, service_name: name }) => ({ id, name }))),
    },
    {
      name: 'person_id' as const,
      label: texts.PERSON,
      choices: [{ value: '', label: texts.ANYONE }, ...choicesOf(event.people)],
    },
    {
      name: 'venue_id' as const,
      label: texts.PLACE,
      choices: [
        { value: '', label: texts.ANY_PLACE },
        ...choicesOf(event.venues.map(({ id, venue_name: name }) => ({ id, name }))),
      ],
    },
    // One person or venue is no choice. One service is listed, because it says what the times are for.
  ].filter(({ name, choices }) => choices.length > (name === 'service_id' ? 0 : 2));
  if (lists.length === 0) return null;
  return (
    <FieldRow>
      {lists.map(({ name, label, choices }) => (
        <Select
          key={name}
          label={label}
          choices={choices}
          value={choice[name]}
          onChange={({ target: { value } }) => onChoose({ ...choice, [name]: value })}
        />
      ))}
    </FieldRow>
  );
}

interface TimesProps {
  business: Business;
  explanation: Explanation;
  isByService: boolean;
  isBusy: boolean;
}

function Times({ business, explanation: { times, takes_bookings }, isByService, isBusy }: TimesProps) {
  if (times.length === 0)
    return (
      <EmptyState title={texts.NO_TIMES} level={3}>
        {texts.NO_TIMES_EXPLAINED}
      </EmptyState>
    );
  const free = times.filter(({ reasons }) => reasons.length === 0).length;
  const planned = times.filter(isPlanned).length;
  return (
    <>
      {takes_bookings ? null : <Notice tone="warning">{texts.NOT_TAKING_BOOKINGS}</Notice>}
      <p role="status">{texts.freeOf(free, planned)}</p>
      <Stack
        as="ul"
        gap={8}
        isRuled
        className={styles.list}
        aria-label={texts.TIMES_LIST}
        aria-busy={isBusy || undefined}
      >
        {rowsOf(times, isByService).map(({ label, reasons }) => (
          <li key={label} className={styles.row}>
            <Text as="span" weight="medium" isFigures>
              {label}
            </Text>
            {reasons.length === 0 ? (
              <Text as="span" tone="leaf">
                {texts.FREE}
              </Text>
            ) : (
              <ul className={styles.list}>
                {reasons.map((reason) => {
                  const text = texts.reasonText(reason, business);
                  return <li key={text}>{sentenceOf(text)}</li>;
                })}
              </ul>
            )}
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Returns false while the times load. */
const isNothingFree = (found: Explanation | undefined) =>
  found !== undefined && (!found.takes_bookings || found.times.every(({ reasons }) => reasons.length > 0));

/** Returns false for lunch and for times after the last appointment, which were never on offer. */
const isPlanned = ({ reasons }: ExplainedTime) =>
  !reasons.some(({ why, name }) => (why === 'lunch' && name === null) || why === 'last_appointment');

const sentenceOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
