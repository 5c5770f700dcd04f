/** Returns the longest time for which the work let nothing else happen in this process, in milliseconds. */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let seen = performance.now();
  let isOver = false;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - seen);
    seen = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isOver = true;
  watch();
  return longest;
}
