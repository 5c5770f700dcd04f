/**
 * The second file of the widget: the form and the confirmation (../booking.ts). It is loaded ahead once there is
 * something to press and the browser has nothing better to do, or when a time is pressed; once for all diaries.
 */
import { embedFiles } from '@daybook/schema/words/routes';
import { h } from 'preact';
import type { BookingFile } from '../booking.ts';
import type { BookingSteps } from '../diary/view.ts';
import { holds, PATIENCE_MILLISECONDS } from '../diary/server-calls.ts';
import { addStyles } from './shadow.ts';

/** Its name with a hash of its content, from the build (vite.embed.config.ts). */
declare const BOOKING_FILE: string;

const isBookingFile = holds<BookingFile>('withPreact');

let steps: BookingSteps | null = null;
let loading: Promise<void> | null = null;
let tries = 0;
let isAhead = false;

/** Null until they are loaded. */
export const bookingSteps = () => steps;

/** Loads them from Daybook's origin; one load serves whoever asks meanwhile. After a rejection it may be called again. */
export function loadBooking(origin: string): Promise<void> {
  return (loading ??= load(origin).catch((error: unknown) => {
    loading = null;
    throw error;
  }));
}

/** Loads them as soon as the browser is idle, unless nobody wants them any more by then. Calls after the first do nothing. */
export function loadAhead(origin: string, isWanted: () => boolean) {
  if (isAhead) return;
  isAhead = true;
  const go = () => {
    isAhead = isWanted();
    // A press tries again, and says so if it fails again.
    if (isAhead) loadBooking(origin).catch(() => 0);
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go);
  else setTimeout(go, 300);
}

async function load(origin: string) {
  // Browsers remember that an address could not be imported, so another try needs another address.
  const again = tries++ ? `?${tries}` : '';
  const file: unknown = await Promise.race([
    import(/* @vite-ignore */ origin + embedFiles + BOOKING_FILE + again),
    new Promise((_, reject) => setTimeout(reject, PATIENCE_MILLISECONDS)),
  ]);
  if (!isBookingFile(file)) throw file;
  const booking = file.withPreact(h);
  addStyles(booking.styles);
  steps = booking.steps;
}
