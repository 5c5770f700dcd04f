import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { CSV_TYPE } from '@daybook/schema/rules/csv';
import {
  EXPORT_CSV,
  EXPORT_FAILED,
  exportDone,
  exportedSoFar,
  EXPORTING,
  type Counted,
} from '../ui/interface-texts.ts';
import { textOf } from '../api/call-error.ts';
import type { Reading } from '../api/read-all.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/message/Toasts.tsx';
import { saveFile } from '../ui/save-file.ts';
import styles from './export-button.module.css';

export interface ExportedFile {
  name: string;
  /** CSV. */
  text: string;
  /** Rows in it. */
  count: number;
}

interface ExportButtonProps {
  what: Counted;
  /** Those that will be in the file. */
  total: number;
  /** Rejects with a CallError. */
  read: (reading: Reading) => Promise<ExportedFile>;
}

/** Reads a list to its end, says how far it is, and hands it to the browser as a file. */
export function ExportButton({ what, total, read }: ExportButtonProps) {
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const showToast = useToast();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const save = async () => {
    const { signal } = (reading.current = new AbortController());
    setProblem(undefined);
    setDone(0);
    try {
      const { name, text, count } = await read({ signal, onProgress: setDone });
      saveFile(name, new Blob([text], { type: CSV_TYPE }));
      showToast(exportDone(name, count, what));
    } catch (error) {
      if (!signal.aborted) setProblem(textOf(error, EXPORT_FAILED));
    }
    if (!signal.aborted) setDone(null);
  };

  return (
    <div className={styles.export}>
      <Button onClick={() => void save()} isWorking={done !== null} workingText={EXPORTING}>
        <Download className={styles.icon} aria-hidden="true" />
        {EXPORT_CSV}
      </Button>
      <p className={styles.progress} role="status">
        {done === null ? null : exportedSoFar(done, total, what)}
      </p>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
