import { useId, useState } from 'react';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { isDate } from '@daybook/schema/rules/date';
import { failureTextOf } from '#api/call-error.ts';
import { call } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import * as texts from './dates-texts.ts';

interface SelectRangeProps {
  businessId: number;
  today: string;
  onSelect: (events: readonly OwnerEvent[]) => void;
}

/** Selects all dates from one to another, also those on other pages. */
export function SelectRange({ businessId, today, onSelect }: SelectRangeProps) {
  const [range, setRange] = useState({ from: today, to: '' });
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const title = useId();
  const isValid = isDate(range.from) && isDate(range.to) && range.from >= today && range.from <= range.to;
  const select = async () => {
    if (!isValid) return setSaid({ text: texts.RANGE_NOT_VALID, isProblem: true });
    setIsWorking(true);
    try {
      const found = (await call('listEvents', { params: { businessId }, query: range })).filter(
        ({ is_closed }) => !is_closed,
      );
      onSelect(found);
      setSaid({ text: texts.rangeSelected(found.length), isProblem: false });
    } catch (error) {
      setSaid({ text: failureTextOf(error, texts.RANGE_FAILED), isProblem: true });
    } finally {
      setIsWorking(false);
    }
  };
  const change = (part: Partial<typeof range>) => {
    setRange((now) => ({ ...now, ...part }));
    setSaid(null);
  };
  return (
    <form
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void select();
      }}
    >
      <Stack gap={8} align="start">
        <Heading level={3} size={16} id={title}>
          {texts.SELECT_RANGE}
        </Heading>
        <FieldRow isNarrow>
          <DateField
            label={texts.RANGE_FROM}
            value={range.from}
            min={today}
            onChange={({ target: { value } }) => change({ from: value })}
          />
          <DateField
            label={texts.RANGE_TO}
            value={range.to}
            min={range.from || today}
            error={said?.isProblem ? said.text : undefined}
            onChange={({ target: { value } }) => change({ to: value })}
          />
        </FieldRow>
        <Button type="submit" isWorking={isWorking} workingText={texts.SELECTING}>
          {texts.SELECT_THESE}
        </Button>
        <Text size={14} tone="soft" role="status">
          {said && !said.isProblem ? said.text : null}
        </Text>
      </Stack>
    </form>
  );
}
