import { useEffect, useState } from 'react';

/** Milliseconds */
const SETTLED_AFTER = 200;

/** Returns the value once it has stopped changing, so that we don't send a request for every character. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
