import { Suspense } from 'react';
import { ClosesWhenFailed, part } from '../part.tsx';
import type { DialogFrameProps } from './DialogFrame.tsx';

const Frame = part(async () => (await import('./DialogFrame.tsx')).DialogFrame, ClosesWhenFailed);

interface DialogProps extends DialogFrameProps {
  isOpen: boolean;
}

/**
 * Shows a modal dialog that its page opens and closes. Its script loads when the first dialog opens, so that
 * it adds no weight to pages.
 */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? (
    <Suspense fallback={null}>
      <Frame {...frame} />
    </Suspense>
  ) : null;
}
