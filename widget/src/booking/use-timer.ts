import { useEffect, useState } from 'preact/hooks';

/** Returns a timer that restarts at each start and stops with its component. */
export function useTimer() {
  const [timer] = useState(() => {
    let running: ReturnType<typeof setTimeout> | undefined;
    return {
      start(milliseconds: number, then: () => void) {
        clearTimeout(running);
        running = setTimeout(then, milliseconds);
      },
      stop: () => clearTimeout(running),
    };
  });
  useEffect(() => timer.stop, [timer]);
  return timer;
}
