import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { TimeOff } from '@daybook/schema/contract/time-off';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { hoursText } from '@daybook/schema/words/time-span';
import { useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EDIT } from '#ui/interface-texts.ts';
import { Inset, Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { ADD_TIME_OFF } from '../business-texts.ts';
import * as texts from './time-off-texts.ts';
import { TimeOffDialog } from './TimeOffDialog.tsx';

export function TimeOffList({ business }: { business: Business }) {
  const [opened, setOpened] = useState<TimeOff | 'new' | null>(null);
  const [deleted, setDeleted] = useState<TimeOff | null>(null);
  const today = todayIn(business.timezone, useNow());
  const query = useCall('listTimeOff', { params: { businessId: business.id } });
  return (
    <Section
      gap={16}
      title={texts.TIME_OFF}
      text={texts.TIME_OFF_EXPLAINED}
      aside={<Button onClick={() => setOpened('new')}>{ADD_TIME_OFF}</Button>}
    >
      <Loaded query={query} failed={texts.LOAD_FAILED} shape={<Skeleton width="100%" height="9rem" />}>
        {(all) => (
          <Listed
            all={all.filter(({ ends_on, every_year }) => every_year || ends_on >= today)}
            onEdit={setOpened}
            onDelete={setDeleted}
          />
        )}
      </Loaded>
      {opened ? (
        <TimeOffDialog
          business={business}
          {...(opened === 'new' ? {} : { edited: opened })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {deleted ? <DeleteDialog business={business} off={deleted} onClose={() => setDeleted(null)} /> : null}
    </Section>
  );
}

interface ListedProps {
  all: readonly TimeOff[];
  onEdit: (off: TimeOff) => void;
  onDelete: (off: TimeOff) => void;
}

function Listed({ all, onEdit, onDelete }: ListedProps) {
  if (all.length === 0)
    return (
      <EmptyState title={texts.NO_TIME_OFF} level={3}>
        {texts.NO_TIME_OFF_EXPLAINED}
      </EmptyState>
    );
  return (
    <Card as="ul" isRuled>
      {all.map((off) => (
        <li key={off.id}>
          <Inset>
            <TimeOffRow off={off} onEdit={() => onEdit(off)} onDelete={() => onDelete(off)} />
          </Inset>
        </li>
      ))}
    </Card>
  );
}

interface TimeOffRowProps {
  off: TimeOff;
  onEdit: () => void;
  onDelete: () => void;
}

function TimeOffRow({ off, onEdit, onDelete }: TimeOffRowProps) {
  const [who, when] = [off.name ?? texts.WHOLE_BUSINESS, whenOff(off)];
  return (
    <Row justify="between" gap={12}>
      <Stack gap={4}>
        <RowText look="strong" as="p">
          {who}
        </RowText>
        <RowText look="soft" as="p">
          {when}
        </RowText>
        {off.note ? (
          <RowText look="soft" as="p">
            {off.note}
          </RowText>
        ) : null}
      </Stack>
      <Row gap={8} isOneLine>
        <Button onClick={onEdit} aria-label={texts.editNamed(`${who}, ${when}`)}>
          {EDIT}
        </Button>
        <Button onClick={onDelete} aria-label={texts.deleteNamed(`${who}, ${when}`)}>
          {texts.DELETE_SHORT}
        </Button>
      </Row>
    </Row>
  );
}

interface DeleteDialogProps {
  business: Business;
  off: TimeOff;
  onClose: () => void;
}

function DeleteDialog({ business, off, onClose }: DeleteDialogProps) {
  return (
    <ConfirmChange
      title={texts.deleteQuestion(off.name)}
      confirmText={texts.DELETE}
      workingText={texts.DELETING}
      keepText={texts.KEEP}
      call="deleteTimeOff"
      given={{ params: { businessId: business.id, timeOffId: off.id } }}
      done={texts.DELETED}
      failed={texts.DELETE_FAILED}
      onClose={onClose}
    >
      <p>{texts.deleteConsequence(whenOff(off))}</p>
    </ConfirmChange>
  );
}

type When = Pick<TimeOff, 'starts_on' | 'ends_on' | 'start_time' | 'end_time' | 'every_year'>;

/** Returns 'Thursday 24 December 2026 to Saturday 26 December 2026, 12:00 to 17:00, every year'. */
function whenOff({ starts_on, ends_on, every_year, ...hours }: When): string {
  const days = starts_on === ends_on ? longDate(starts_on) : `${longDate(starts_on)} to ${longDate(ends_on)}`;
  return [days, hoursOff(hours), every_year ? texts.EVERY_YEAR_SHORT : ''].filter(Boolean).join(', ');
}

/** Returns '12:00 to 17:00', or '' for whole days. */
function hoursOff({ start_time, end_time }: Pick<TimeOff, 'start_time' | 'end_time'>): string {
  return start_time === null || end_time === null ? '' : hoursText({ start_time, end_time });
}
