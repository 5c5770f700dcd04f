import { useEffect, useState } from 'react';

/**
 * The value of that key, once the browser has painted what else changed with it: so a press is seen to be answered before
 * something large is drawn for it. The first value is there at once.
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
