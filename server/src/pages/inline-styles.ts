import { createHash } from 'node:crypto';

/** Styles in a page's own HTML, because a file would delay drawing by a round trip. */
export interface InlineStyles {
  text: string;
  /** As a content security policy names it. */
  hash: string;
}

export function inlineStyles(text: string): InlineStyles {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
