import { lazy, Suspense } from 'react';
import type { DialogFrameProps } from './DialogFrame.tsx';

const load = () => import('./DialogFrame.tsx');
const Frame = lazy(async () => ({ default: (await load()).DialogFrame }));

interface DialogProps extends DialogFrameProps {
  isOpen: boolean;
}

/**
 * A modal dialog with a title, which its page opens and closes. What it stands on is loaded when the first one
 * opens, so that a page which may show dialogs is not heavier for it.
 */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? (
    <Suspense fallback={null}>
      <Frame {...frame} />
    </Suspense>
  ) : null;
}

/** Have the dialogs' script at hand before somebody presses: call it when the page has come to rest. */
export const preloadDialogs = () => void load().catch(() => undefined);
