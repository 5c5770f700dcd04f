import { TAKINGS_DAYS_MAX } from '../figures/bounds.ts';

export const TAKINGS_RANGE_NOT_VALID = `Choose a last date that isn’t before the first, and at most ${TAKINGS_DAYS_MAX} days in all.`;
