/**
 * The widget's second file, an ES module that embed.js imports (embed/load-later.ts): everything that the
 * first view does not need. Its JSX is made with embed.js's own Preact, which embed.js passes in: two copies
 * in one page would not know each other's nodes.
 */
import { later } from './later/later.ts';
import { lend } from './later/lent-preact.ts';
import type { Later } from './diary/view.ts';
import styles from './styles/later.css?inline';

export interface LaterFile {
  withPreact: (h: Parameters<typeof lend>[0]) => { later: Later; styles: string };
}

export const withPreact: LaterFile['withPreact'] = (h) => {
  lend(h);
  return { later, styles };
};
