import DownloadIcon from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { ReceivedFile } from '../../api/downloads.ts';
import { useSaveFile, type Making } from '../../export/use-save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { amountText } from './amount.ts';
import styles from './download.module.css';
import { downloadDone, receivedSoFar } from './download-texts.ts';
import { Paragraph } from './Paragraph.tsx';

interface DownloadProps {
  receive: (making: Making) => Promise<ReceivedFile>;
  /** The file's name where the server gives it none. */
  nameless: string;
  /** What the button says, and what it says while it works. */
  children: ReactNode;
  workingText: string;
  failed: string;
}

/** The button of a file to take away, and what became of it. */
export function Download({ receive, nameless, children, workingText, failed }: DownloadProps) {
  const {
    save,
    isWorking,
    done: bytes,
    savedAs,
    error,
  } = useSaveFile(async (making) => {
    const { name, content } = await receive(making);
    return { name: name ?? nameless, content };
  });
  return (
    <>
      <div>
        <Button onClick={save} isWorking={isWorking} workingText={workingText}>
          <DownloadIcon className={styles.icon} aria-hidden="true" />
          {children}
        </Button>
      </div>
      {isWorking && bytes > 0 ? <Paragraph>{receivedSoFar(amountText(bytes))}</Paragraph> : null}
      <Paragraph role="status" hidden={savedAs === undefined}>
        {savedAs === undefined ? null : downloadDone(savedAs)}
      </Paragraph>
      {error ? (
        <Notice tone="error" isAnnounced>
          {failed}
        </Notice>
      ) : null}
    </>
  );
}
