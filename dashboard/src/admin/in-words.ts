/** Returns 'Booking confirmed' for 'booking_confirmed'. */
export function inWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
