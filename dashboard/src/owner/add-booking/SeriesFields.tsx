import { SERIES_VISITS_MAX } from '@daybook/schema/figures/bounds';
import { textOf } from '#api/call-error.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { chosenVisits } from './series-rows.ts';
import * as texts from './series-texts.ts';
import type { Series } from './use-series.ts';
import { VisitList } from './VisitList.tsx';

/** Asks how a booking repeats, and shows each date: free, or why not and what to do instead. */
export function SeriesFields({ series }: { series: Series }) {
  const { isRepeated, isCountValid, isAsked, dates, rows } = series;
  return (
    <>
      <FieldRow>
        <Select
          label={texts.REPEATS}
          name="every_weeks"
          choices={texts.RHYTHMS}
          value={series.everyWeeks}
          onChoose={series.setEveryWeeks}
        />
        {isRepeated ? (
          <NumberField
            label={texts.TIMES}
            name="count"
            value={series.typedCount}
            error={isCountValid ? undefined : texts.timesNotValid(SERIES_VISITS_MAX)}
            onChange={({ target }) => series.setTypedCount(target.value)}
          />
        ) : null}
      </FieldRow>
      {isRepeated && isCountValid && !isAsked ? <Text tone="soft">{texts.CHOOSE_TIME}</Text> : null}
      {isAsked ? (
        <Loaded
          query={dates}
          failed={textOf(dates.error, texts.CHECK_FAILED)}
          loading={texts.CHECKING}
          shape={<Skeleton width="100%" height="16rem" />}
        >
          {() =>
            rows ? (
              <VisitList
                rows={rows}
                words={texts.BOOKING_WORDS}
                status={texts.willBook(chosenVisits(rows).length, rows.length)}
                onAnswer={series.answer}
              />
            ) : null
          }
        </Loaded>
      ) : null}
    </>
  );
}
