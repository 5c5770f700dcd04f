import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Milliseconds since 1970, anew with every minute that begins: what is today or past changes by itself on an
 * open page, with the clock on the wall.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
