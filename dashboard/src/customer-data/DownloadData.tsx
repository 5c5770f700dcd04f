import Download from 'lucide-react/icons/download';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { textOf } from '../api/call-error.ts';
import { readAllMyData } from '../api/my-data.ts';
import { useSaveFile } from '../export/use-save-file.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Choice } from './Choice.tsx';
import {
  dataIsSaved,
  DOWNLOAD_DATA,
  DOWNLOAD_FAILED,
  DOWNLOADING_DATA,
  readSoFar,
  TAKE_IT,
  TAKE_IT_MEANS,
} from './customer-data-texts.ts';
import { dataFile, dataFileName } from './file/data-file.ts';
import styles from './download-data.module.css';

interface DownloadDataProps {
  token: string;
  data: MyData;
}

/** Reads every page, and hands all of it to the browser as one file. Leaving the page ends that. */
export function DownloadData({ token, data }: DownloadDataProps) {
  const { save, isWorking, done, savedAs, error } = useSaveFile(async (making) => {
    const all = await readAllMyData(token, making);
    const now = new Date().toISOString();
    const text = JSON.stringify(dataFile(all, now), null, 2);
    return { name: dataFileName(all, now), content: new Blob([text], { type: 'application/json' }) };
  });
  return (
    <Choice title={TAKE_IT}>
      <p className={styles.text}>{TAKE_IT_MEANS}</p>
      <div>
        <Button kind="primary" isWorking={isWorking} workingText={DOWNLOADING_DATA} onClick={save}>
          <Download className={styles.icon} aria-hidden="true" />
          {DOWNLOAD_DATA}
        </Button>
      </div>
      <p role="status" className={styles.text}>
        {isWorking && data.page_count > 1 ? readSoFar(done, data.total) : null}
        {savedAs === undefined ? null : dataIsSaved(savedAs)}
      </p>
      {error ? (
        <Notice tone="error" isAnnounced>
          {textOf(error, DOWNLOAD_FAILED)}
        </Notice>
      ) : null}
    </Choice>
  );
}
