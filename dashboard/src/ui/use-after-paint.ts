import { useEffect, useState } from 'react';

/**
 * Returns the value for the key once the browser has painted what else changed with it, so that a click shows
 * an effect before something large is rendered. The first value is returned at once.
 */
export function useAfterPaint<Value>(value: Value, key: string): Value {
  const [painted, setPainted] = useState({ value, key });
  useEffect(() => {
    if (painted.key === key) return;
    let timer: ReturnType<typeof setTimeout>;
    // A frame's callbacks run before it is painted, and a timer that they set runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted({ value, key }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, key, painted.key]);
  return painted.value;
}
