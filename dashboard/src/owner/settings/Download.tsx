import DownloadIcon from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { ReceivedFile } from '#api/downloads.ts';
import { useSaveFile, type Making } from '#export/use-save-file.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Text } from '#ui/Text.tsx';
import { downloadDone, receivedSoFar } from './settings-texts.ts';

interface DownloadProps {
  receive: (making: Making) => Promise<ReceivedFile>;
  /** The file's name if the server gives none. */
  nameless: string;
  children: ReactNode;
  workingText: string;
  failed: string;
}

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
      <Problem text={error && failed} />
    </>
  );
}

const KILOBYTE = 1000;

/** Returns '850 kB' or '1.2 MB', in decimal units as browsers show downloads. */
export function amountText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
