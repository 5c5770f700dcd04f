import { useEffect, useRef, useState } from 'react';
import { useChange } from '../api/query-client.ts';
import { saveFile } from '../ui/save-file.ts';

interface MadeFile {
  name: string;
  content: Blob;
}

export interface Making {
  signal: AbortSignal;
  /** Is told how much is there so far. */
  onProgress: (done: number) => void;
}

/** Makes a file step by step and gives it to the browser to save. Leaving the page stops that. */
export function useSaveFile<Made extends MadeFile>(
  make: (making: Making) => Promise<Made>,
  onSaved?: (file: Made) => void,
) {
  const [done, setDone] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const saving = useChange(
    async () => {
      const { signal } = (leaving.current = new AbortController());
      setDone(0);
      const file = await make({ signal, onProgress: setDone });
      saveFile(file.name, file.content);
      return file;
    },
    // Nothing is lost to somebody who has left.
    { meta: { isTold: true }, ...(onSaved ? { onSuccess: onSaved } : {}) },
  );
  return {
    save: () => saving.mutate(),
    isWorking: saving.isPending,
    done,
    /** The name of the saved file. */
    savedAs: saving.data?.name,
    error: saving.error,
  };
}
