/** What the log tells of an error: its name and codes. Its message may repeat what was sent, and so name people. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name } = error;
  return {
    name,
    code: 'code' in error ? error.code : undefined,
    type: 'type' in error ? error.type : undefined,
    request: 'requestId' in error ? error.requestId : undefined,
  };
}
