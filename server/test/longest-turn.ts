/**
 * Returns the longest turn of the event loop while the work was done, in milliseconds of this process's
 * processor time, which other work on the machine hardly changes.
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let seen = process.cpuUsage();
  let isOver = false;
  const watch = () => {
    const { user, system } = process.cpuUsage(seen);
    longest = Math.max(longest, (user + system) / 1000);
    seen = process.cpuUsage();
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isOver = true;
  watch();
  return longest;
}
