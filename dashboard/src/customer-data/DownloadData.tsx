import Download from 'lucide-react/icons/download';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { textOf } from '../api/call-error.ts';
import { readAllMyData } from '../api/my-data.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { saveFile } from '../ui/save-file.ts';
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
  const [done, setDone] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = useMutation({
    mutationFn: async () => {
      const { signal } = (leaving.current = new AbortController());
      setDone(0);
      const all = await readAllMyData(token, { signal, onProgress: setDone });
      const now = new Date().toISOString();
      const name = dataFileName(all, now);
      const text = JSON.stringify(dataFile(all, now), null, 2);
      saveFile(name, new Blob([text], { type: 'application/json' }));
      return name;
    },
  });
  return (
    <Choice title={TAKE_IT}>
      <p className={styles.text}>{TAKE_IT_MEANS}</p>
      <div>
        <Button
          kind="primary"
          isWorking={download.isPending}
          workingText={DOWNLOADING_DATA}
          onClick={() => download.mutate()}
        >
          <Download className={styles.icon} aria-hidden="true" />
          {DOWNLOAD_DATA}
        </Button>
      </div>
      <p role="status" className={styles.text}>
        {download.isPending && data.page_count > 1 ? readSoFar(done, data.total) : null}
        {download.data === undefined ? null : dataIsSaved(download.data)}
      </p>
      {download.error ? (
        <Notice tone="error" isAnnounced>
          {textOf(download.error, DOWNLOAD_FAILED)}
        </Notice>
      ) : null}
    </Choice>
  );
}
