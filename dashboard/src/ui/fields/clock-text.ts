/**
 * Returns the 24-hour HH:MM that somebody meant: '9' is 09:00, '930', '9.30', '9:30', '0930' and '9 30' are
 * 09:30, '9pm' is 21:00. Null when the text is no time of day.
 */
export function readClockText(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!parts) return null;
  const [, hours = '', minutes = '00', half] = parts;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  return hour === null || hour > 23 || Number(minutes) > 59
    ? null
    : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
