import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time now, anew with every minute that begins. Milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
