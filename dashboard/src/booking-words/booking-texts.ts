/** What every view of a booking says. */

export const HOME_VISIT = 'Home visit';
export const VISIT_ADDRESS = 'Address';
/** Read out after an address, for those who hear the link. */
export const ON_MAP = '(map, opens in a new tab)';
