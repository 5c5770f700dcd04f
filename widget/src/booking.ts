/**
 * The widget's second file, an ES module that embed.js imports (embed/load-booking.ts): what comes after a time is
 * chosen. Its JSX is made by embed.js's own Preact, lent to it here: two in a page would not know each other's nodes.
 */
import { bookingSteps } from './booking/steps.ts';
import { lend } from './booking/lent-preact.ts';
import type { BookingSteps } from './diary/view.ts';
import styles from './styles/booking.css?inline';

export interface BookingFile {
  withPreact: (h: Parameters<typeof lend>[0]) => { steps: BookingSteps; styles: string };
}

export const withPreact: BookingFile['withPreact'] = (h) => {
  lend(h);
  return { steps: bookingSteps, styles };
};
