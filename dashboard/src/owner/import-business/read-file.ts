import { BUSINESS_FILE_BYTES_MAX } from '@daybook/schema/figures/bounds';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { readBusinessFile } from '@daybook/schema/contract/read-business-file';
import * as texts from './import-business-texts.ts';

/** The business, or what is wrong with the file, for its owner to read. */
export type FileChosen = { file: BusinessFile } | { problem: string };

/** Reads a chosen file, however long it is, in steps between which the page goes on. Rejects with the signal's reason. */
export async function readFile(
  chosen: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<FileChosen> {
  if (chosen.size > BUSINESS_FILE_BYTES_MAX) return { problem: texts.TOO_LARGE };
  const text = await chosen.text().catch(() => null);
  if (text === null) return { problem: texts.UNREADABLE };
  await nextFrame(signal);
  const content = parsed(text);
  if (content === undefined) return { problem: texts.NOT_JSON };
  const reading = readBusinessFile(content);
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done)
      return 'file' in step.value ? step.value : { problem: texts.problemText(step.value.problem) };
    onProgress(step.value);
    await nextFrame(signal);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function nextFrame(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
