import { useEffect, useRef, useState } from 'react';
import { useTask } from '#api/use-call.ts';
import { saveFile } from '#ui/save-file.ts';

interface MadeFile {
  name: string;
  content: Blob;
}

export interface Making {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Makes a file step by step and saves it. Leaving the page stops that. */
export function useSaveFile<Made extends MadeFile>(
  make: (making: Making) => Promise<Made>,
  onSaved?: (file: Made) => void,
) {
  const [done, setDone] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const saving = useTask(
    async () => {
      const { signal } = (leaving.current = new AbortController());
      setDone(0);
      const file = await make({ signal, onProgress: setDone });
      saveFile(file.name, file.content);
      return file;
    },
    // A failure need not be reported to somebody who has left the page.
    { meta: { isTold: true }, ...(onSaved ? { onSuccess: onSaved } : {}) },
  );
  return {
    save: () => saving.mutate(),
    isWorking: saving.isPending,
    done,
    savedAs: saving.data?.name,
    error: saving.error,
  };
}
