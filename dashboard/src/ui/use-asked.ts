import { useState } from 'react';

/**
 * Holds what the open dialog is about; null while none is open. `close` closes only its own dialog, because
 * one may be left while it saves.
 */
export function useAsked<Asked extends object | string>() {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask((now) => (now === asked ? null : now));
  return { asked, ask, close };
}
