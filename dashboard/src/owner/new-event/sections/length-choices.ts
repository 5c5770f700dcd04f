import { durationText } from '../new-event-texts.ts';

/** The lengths that the form offers, of a slot as of a service, in minutes and in words. */
export const LENGTH_CHOICES = [15, 30, 45, 60, 90, 120, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: durationText(minutes),
}));
