import { counted } from './counted.ts';

/** Returns '45 minutes', '90 minutes', '2 hours'. */
export function minutesText(minutes: number): string {
  if (minutes >= 120 && minutes % 60 === 0) return `${minutes / 60} hours`;
  return counted(minutes, 'minute');
}

/** Returns the same where there is little room: '45 min', '2 hours'. */
export const shortMinutesText = (minutes: number) => minutesText(minutes).replace(/minutes?$/, 'min');
