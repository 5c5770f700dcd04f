import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Milliseconds since 1970, renewed at the start of every minute: on an open page, what is today or past
 * changes by itself.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
