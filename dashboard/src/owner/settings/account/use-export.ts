import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { exportMe } from '../../../api/account.ts';
import { saveFile } from '../../../ui/save-file.ts';

const NAMELESS = `${PRODUCT_NAME.toLowerCase()}-export.zip`;

/** Fetches the archive and saves it as a file. Leaving the page ends that. */
export function useExport() {
  const [bytes, setBytes] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const exporting = useMutation({
    mutationFn: async () => {
      const leave = new AbortController();
      leaving.current = leave;
      setBytes(0);
      const { name, content } = await exportMe({ signal: leave.signal, onProgress: setBytes });
      const savedAs = name ?? NAMELESS;
      saveFile(savedAs, content);
      return savedAs;
    },
  });
  return {
    start: () => exporting.mutate(),
    isExporting: exporting.isPending,
    bytes,
    /** The name of the saved file; null while there is none. */
    savedAs: exporting.data ?? null,
    hasFailed: exporting.isError,
  };
}
