import { Suspense } from 'react';
import { ClosesWhenFailed, part } from '../part.tsx';
import type { DialogFrameProps } from './DialogFrame.tsx';

const load = async () => (await import('./DialogFrame.tsx')).DialogFrame;
const Frame = part(load, ClosesWhenFailed);

interface DialogProps extends DialogFrameProps {
  isOpen: boolean;
}

/**
 * A modal dialog with a title, which its page opens and closes. Its script is loaded when the first dialog
 * opens, so that it adds no weight to a page that may show dialogs.
 */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? (
    <Suspense fallback={null}>
      <Frame {...frame} />
    </Suspense>
  ) : null;
}

/** Loads the dialogs' script before somebody presses: call it once the page has loaded everything else. */
export const preloadDialogs = () => void load().catch(() => undefined);
