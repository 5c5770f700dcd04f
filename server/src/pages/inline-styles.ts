import { createHash } from 'node:crypto';

/**
 * Styles in a page's own HTML. A separate file would cost another round trip before anything is drawn
 * (decision 99).
 */
export interface InlineStyles {
  text: string;
  /** As a content security policy names it. */
  hash: string;
}

export function inlineStyles(text: string): InlineStyles {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
