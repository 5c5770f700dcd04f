/** The body of a failed answer, whether Daybook or a proxy made it. */
export interface FailedAnswer {
  /** A text for the person; null if there is none. */
  text: string | null;
  /** A text for each invalid field. */
  fields: Record<string, string>;
}

/** Reads the body of an answer: its JSON, or anything else. */
export function readFailedAnswer(body: unknown): FailedAnswer {
  const { error, message, detail, fields } = recordOf(body);
  const text = [error, message, detail].find((part) => typeof part === 'string' && part !== '');
  const problems: Record<string, string> = {};
  for (const [name, problem] of Object.entries(recordOf(fields)))
    if (typeof problem === 'string') problems[name] = problem;
  return { text: typeof text === 'string' ? text : null, fields: problems };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {};
}
