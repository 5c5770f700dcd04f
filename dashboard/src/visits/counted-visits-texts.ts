/** What owners and the admin both read of counted visits. */
export const VISITS = 'Visits';
export const DAILY_VISITORS = 'Daily visitors';
export const noVisits = (weeks: number) => `No visits counted in the last ${weeks} weeks`;
