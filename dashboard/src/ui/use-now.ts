import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Milliseconds since 1970, renewed every minute: what is today or past changes by itself on an open page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
