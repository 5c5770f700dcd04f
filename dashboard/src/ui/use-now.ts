import { useEffect, useState } from 'react';
import { MINUTE } from '@daybook/schema/figures/periods';

/** Returns milliseconds since 1970, updated every minute, so that open pages know what is past. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
