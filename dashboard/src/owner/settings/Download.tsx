import DownloadIcon from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { amountText } from './amount.ts';
import styles from './download.module.css';
import { downloadDone, receivedSoFar } from './download-texts.ts';
import { Paragraph } from './Paragraph.tsx';
import type { useDownload } from './use-download.ts';

interface DownloadProps {
  download: ReturnType<typeof useDownload>;
  /** What the button says, and what it says while it works. */
  children: ReactNode;
  workingText: string;
  failed: string;
}

/** The button of a file to take away, and what became of it. */
export function Download({ download, children, workingText, failed }: DownloadProps) {
  const { start, isWorking, bytes, savedAs, hasFailed } = download;
  return (
    <>
      <div>
        <Button onClick={start} isWorking={isWorking} workingText={workingText}>
          <DownloadIcon className={styles.icon} aria-hidden="true" />
          {children}
        </Button>
      </div>
      {isWorking && bytes > 0 ? <Paragraph>{receivedSoFar(amountText(bytes))}</Paragraph> : null}
      <Paragraph role="status" hidden={savedAs === null}>
        {savedAs === null ? null : downloadDone(savedAs)}
      </Paragraph>
      {hasFailed ? (
        <Notice tone="error" isAnnounced>
          {failed}
        </Notice>
      ) : null}
    </>
  );
}
