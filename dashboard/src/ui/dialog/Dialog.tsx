import { Suspense } from 'react';
import { ClosesWhenFailed, part } from '../part.tsx';
import type { DialogFrameProps } from './DialogFrame.tsx';
import { useFocusAfter } from './use-focus-after.ts';

const Frame = part(async () => (await import('./DialogFrame.tsx')).DialogFrame, ClosesWhenFailed);

interface DialogProps extends DialogFrameProps {
  isOpen: boolean;
}

/**
 * Shows a modal dialog that its page opens and closes. Its script loads when the first dialog opens, so that
 * it adds no weight to pages. Where the focus goes afterwards is its affair.
 */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? <OpenDialog {...frame} /> : null;
}

function OpenDialog(frame: DialogFrameProps) {
  useFocusAfter();
  return (
    <Suspense fallback={null}>
      <Frame {...frame} />
    </Suspense>
  );
}
