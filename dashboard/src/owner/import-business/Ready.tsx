import { useState } from 'react';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { numberText } from '@daybook/schema/words/counted';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { Button } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import { BulletList, Row, Section, Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Text } from '#ui/Text.tsx';
import { diaryAddressToRead } from '../businesses.ts';
import { Agreement } from '../new-business/Agreement.tsx';
import * as texts from './import-business-texts.ts';
import { contentsOf } from './use-import.ts';
import styles from '../owner.module.css';

interface ReadyProps {
  file: BusinessFile;
  problem: string | null;
  /** Null while nothing is being imported. */
  progress: { done: number; total: number } | null;
  onImport: () => void;
  onStop: () => void;
  onChooseAgain: () => void;
}

export function Ready({ file, problem, progress, onImport, onStop, onChooseAgain }: ReadyProps) {
  const { business_name, diary_slug } = file.business;
  return (
    <Stack gap={24}>
      <Section gap={12} className={styles.part} title={texts.CONTENTS}>
        <FileContents file={file} />
      </Section>
      <Section gap={12} className={styles.part} title={texts.WHAT_HAPPENS}>
        <BulletList lines={texts.happens(business_name, diaryAddressToRead({ diary_slug }))} />
      </Section>
      <Problem text={problem} />
      <Text tone="soft" isMeasured role="status" hidden={!progress}>
        {progress ? texts.IMPORTING_EXPLAINED : null}
      </Text>
      {progress ? (
        <Progress label={texts.IMPORTING} value={progress.done} max={Math.max(1, progress.total)}>
          {texts.progressText(progress.done, progress.total)}
        </Progress>
      ) : null}
      <Agreement by="importing" />
      <Row gap={12}>
        <Button kind="primary" onClick={onImport} isWorking={progress !== null} workingText={texts.IMPORTING}>
          {texts.IMPORT}
        </Button>
        {progress ? (
          <Button onClick={onStop}>{texts.STOP}</Button>
        ) : (
          <Button onClick={onChooseAgain}>{texts.OTHER_FILE}</Button>
        )}
      </Row>
    </Stack>
  );
}

/** Helps the owner to check that it is the right file. */
function FileContents({ file }: { file: BusinessFile }) {
  const { business, written_at } = file;
  const [contents] = useState(() => contentsOf(file, Date.now()));
  const zone = TIMEZONES.find(({ zone }) => zone === business.timezone);
  return (
    <Facts
      facts={[
        { label: texts.CONTENTS_LABELS.name, value: business.business_name },
        {
          label: texts.CONTENTS_LABELS.written,
          value: momentText(Date.parse(written_at), business.timezone),
        },
        { label: texts.CONTENTS_LABELS.timezone, value: zone?.city },
        {
          label: texts.CONTENTS_LABELS.events,
          value: texts.eventsText(contents.events, contents.eventsAhead),
        },
        {
          label: texts.CONTENTS_LABELS.bookings,
          value: texts.bookingsText(contents.bookings, contents.upcomingBookings, contents.cancelled),
        },
        { label: texts.CONTENTS_LABELS.people, value: numberText(contents.people) },
        { label: texts.CONTENTS_LABELS.venues, value: numberText(contents.venues) },
        { label: texts.CONTENTS_LABELS.weeklyHours, value: numberText(contents.weeklyHours) },
        { label: texts.CONTENTS_LABELS.timeOff, value: numberText(contents.timeOff) },
        { label: texts.CONTENTS_LABELS.services, value: numberText(contents.services) },
      ]}
    />
  );
}
