export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Returns its date and the minutes after midnight. */
export function minutesOfTime({ year, month, day, hour, minute }: WallTime): {
  date: string;
  minutes: number;
} {
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  return { date: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`, minutes: hour * 60 + minute };
}
