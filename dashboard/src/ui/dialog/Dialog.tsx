import { dialogPart } from '../part.tsx';
import type { DialogFrameProps } from './DialogFrame.tsx';
import { useFocusAfter } from './use-focus-after.ts';

const Frame = dialogPart(async () => (await import('./DialogFrame.tsx')).DialogFrame);

/**
 * Shows a modal dialog. Its script loads when the first dialog opens, so that it adds no weight to pages. Where the
 * focus goes afterwards is its affair.
 */
export function Dialog(frame: DialogFrameProps) {
  useFocusAfter();
  return <Frame {...frame} />;
}
