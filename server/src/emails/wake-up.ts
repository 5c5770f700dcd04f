/** Wakes one sleeper. A ring while nobody sleeps is remembered, so that none is missed. */
interface WakeUp {
  ring(): void;
  /** Sleeps until rung, or for that many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}

export function createWakeUp(): WakeUp {
  let isRung = false;
  let wakeSleeper: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      wakeSleeper?.();
    },
    async sleep(milliseconds) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wakeSleeper = () => {
            clearTimeout(timer);
            // Waits a turn, because the caller may still have a response to send.
            setImmediate(resolve);
          };
        });
      }
      isRung = false;
      wakeSleeper = null;
    },
  };
}
