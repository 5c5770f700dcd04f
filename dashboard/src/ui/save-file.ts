import { MINUTE } from '@daybook/schema/figures/periods';

/** Milliseconds. A browser may read the file only after asking where to save it. */
const READ_WITHIN = MINUTE;

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}
