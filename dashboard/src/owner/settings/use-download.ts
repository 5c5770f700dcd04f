import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReceivedFile } from '../../api/file-call.ts';
import { saveFile } from '../../ui/save-file.ts';

interface Receiving {
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

/** Fetches a file and saves it, under `nameless` where the server gives it no name. Leaving the page ends that. */
export function useDownload(receive: (receiving: Receiving) => Promise<ReceivedFile>, nameless: string) {
  const [bytes, setBytes] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const downloading = useMutation({
    mutationFn: async () => {
      const leave = new AbortController();
      leaving.current = leave;
      setBytes(0);
      const { name, content } = await receive({ signal: leave.signal, onProgress: setBytes });
      const savedAs = name ?? nameless;
      saveFile(savedAs, content);
      return savedAs;
    },
  });
  return {
    start: () => downloading.mutate(),
    isWorking: downloading.isPending,
    bytes,
    /** The name of the saved file; null while there is none. */
    savedAs: downloading.data ?? null,
    hasFailed: downloading.isError,
  };
}
