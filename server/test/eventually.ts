/** Waits for something that another process or a job does. Throws if it hasn't happened in time. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  seconds = 20,
  what: () => string = () => 'it',
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`still not true after ${seconds} s: ${what()}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
