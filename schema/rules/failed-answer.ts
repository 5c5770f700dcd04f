/** What the body of a failing answer says (decision 47), whether we made it or a proxy in between. */
export interface FailedAnswer {
  /** What the person may read; null when it has no words for people. */
  text: string | null;
  /** A text for each field that is to blame. */
  fields: Record<string, string>;
}

/** `body` is the answer's JSON, or anything else. */
export function readFailedAnswer(body: unknown): FailedAnswer {
  const { error, message, detail, fields } = recordOf(body);
  const text = [error, message, detail].find((part) => typeof part === 'string' && part !== '');
  const problems: Record<string, string> = {};
  for (const [name, problem] of Object.entries(recordOf(fields)))
    if (typeof problem === 'string') problems[name] = problem;
  return { text: typeof text === 'string' ? text : null, fields: problems };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
