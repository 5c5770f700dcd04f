import DownloadIcon from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { ReceivedFile } from '../../api/downloads.ts';
import { useSaveFile, type Making } from '../../export/use-save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import { downloadDone, receivedSoFar } from './settings-texts.ts';

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
          <Icon icon={DownloadIcon} />
          {children}
        </Button>
      </div>
      {isWorking && bytes > 0 ? (
        <Text tone="soft" isMeasured>
          {receivedSoFar(amountText(bytes))}
        </Text>
      ) : null}
      <Text tone="soft" isMeasured role="status" hidden={savedAs === undefined}>
        {savedAs === undefined ? null : downloadDone(savedAs)}
      </Text>
      {error ? (
        <Notice tone="error" isAnnounced>
          {failed}
        </Notice>
      ) : null}
    </>
  );
}

const KILOBYTE = 1000;

/** '850 kB', '1.2 MB': decimal, as browsers show downloads. */
export function amountText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
