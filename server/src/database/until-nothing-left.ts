/**
 * Repeats a small transaction until it resolves to nothing left (false, 0): how more is changed than others should
 * wait for. They are answered before each one begins (Write), and what is done stays done if the process ends.
 */
export async function untilNothingLeft(step: () => Promise<boolean | number>): Promise<void> {
  while (await step());
}
