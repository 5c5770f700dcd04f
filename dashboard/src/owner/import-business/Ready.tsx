import { useId } from 'react';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { Button } from '../../ui/Button.tsx';
import { FormProblems } from '../../ui/message/FormProblems.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { diaryAddressToRead } from '../diary-address.ts';
import { Agreement } from '../new-business/Agreement.tsx';
import {
  IMPORT,
  IMPORTING,
  IMPORTING_EXPLAINED,
  CONTENTS,
  happens,
  OTHER_FILE,
  progressText,
  STOP,
  WHAT_HAPPENS,
} from './import-business-texts.ts';
import styles from './import-business.module.css';
import { FileContents } from './FileContents.tsx';
import { Progress } from './Progress.tsx';

interface ReadyProps {
  file: BusinessFile;
  /** Why the last attempt came to nothing. */
  problem: string | null;
  /** Null while nothing is on its way. */
  progress: { done: number; total: number } | null;
  onImport: () => void;
  onStop: () => void;
  onChooseAgain: () => void;
}

/** What the file holds and what will happen, before it happens; and how far it is while it does. */
export function Ready({ file, problem, progress, onImport, onStop, onChooseAgain }: ReadyProps) {
  const { business_name, diary_slug } = file.business;
  return (
    <Stack gap={24}>
      <Part title={CONTENTS}>
        <FileContents file={file} />
      </Part>
      <Part title={WHAT_HAPPENS}>
        <ul className={styles.happens}>
          {happens(business_name, diaryAddressToRead({ diary_slug })).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <FormProblems problems={problem === null ? [] : [problem]} />
      <p role="status" className={styles.status}>
        {progress ? IMPORTING_EXPLAINED : null}
      </p>
      {progress ? (
        <Progress label={IMPORTING} value={progress.done} max={Math.max(1, progress.total)}>
          {progressText(progress.done, progress.total)}
        </Progress>
      ) : null}
      <Agreement by="importing" />
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onImport} isWorking={progress !== null} workingText={IMPORTING}>
          {IMPORT}
        </Button>
        {progress ? (
          <Button onClick={onStop}>{STOP}</Button>
        ) : (
          <Button onClick={onChooseAgain}>{OTHER_FILE}</Button>
        )}
      </div>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
