import { createHash } from 'node:crypto';

/**
 * Styles that a page carries in its own HTML: a file of their own would come one journey to the server later, and nothing
 * is drawn before it (decision 99).
 */
export interface InlineStyles {
  text: string;
  /** As a content security policy names it. */
  hash: string;
}

export function inlineStyles(text: string): InlineStyles {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
