import { useState } from 'react';

/** What the open dialog asks about; null while none is open. A dialog that was left while it saved closes none but itself. */
export function useAsked<Asked extends object | string>() {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask((now) => (now === asked ? null : now));
  return { asked, ask, close };
}
