import type { z, ZodType } from 'zod';
import { EmailNotMakeable } from './worker.ts';

/** Returns an email's facts from `emails.payload`. Throws EmailNotMakeable when they are not valid. */
export function parseFacts<Facts extends ZodType>(shape: Facts, payload: string): z.output<Facts> {
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch {
    throw new EmailNotMakeable('the facts are not JSON');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  // Names only the paths, because the values may be personal data.
  const wrong = parsed.error.issues.map((issue) => issue.path.join('.') || 'all').join(', ');
  throw new EmailNotMakeable(`the facts are not valid: ${wrong}`);
}
