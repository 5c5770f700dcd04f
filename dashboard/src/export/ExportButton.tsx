import Download from 'lucide-react/icons/download';
import { CSV_TYPE } from '@daybook/schema/rules/csv';
import { textOf } from '#api/call-error.ts';
import type { Reading } from '#api/read-all.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import {
  EXPORT_CSV,
  EXPORT_FAILED,
  exportDone,
  exportedSoFar,
  EXPORTING,
  type Counted,
} from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Text } from '#ui/Text.tsx';
import { useSaveFile } from './use-save-file.ts';

interface ExportedFile {
  name: string;
  /** The file's content, CSV. */
  text: string;
  count: number;
}

interface ExportButtonProps {
  what: Counted;
  total: number;
  /** Rejects with a CallError. */
  read: (reading: Reading) => Promise<ExportedFile>;
}

export function ExportButton({ what, total, read }: ExportButtonProps) {
  const showToast = useToast();
  const { save, isWorking, done, error } = useSaveFile(
    async (making) => {
      const { text, ...file } = await read(making);
      return { ...file, content: new Blob([text], { type: CSV_TYPE }) };
    },
    ({ name, count }) => showToast(exportDone(name, count, what)),
  );

  return (
    <Stack gap={0} align="end">
      <Button onClick={save} isWorking={isWorking} workingText={EXPORTING}>
        <Icon icon={Download} size={16} />
        {EXPORT_CSV}
      </Button>
      <Text size={14} tone="faint" isFigures role="status">
        {isWorking ? exportedSoFar(done, total, what) : null}
      </Text>
      {error ? (
        <Text size={14} weight="medium" tone="brick" role="alert">
          {textOf(error, EXPORT_FAILED)}
        </Text>
      ) : null}
    </Stack>
  );
}
