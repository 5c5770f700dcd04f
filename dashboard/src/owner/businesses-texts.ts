/** What every page with the list of the owner’s businesses says. */

export const BUSINESSES_LOAD_FAILED = 'Failed to load businesses';
export const ADD_NEW_BUSINESS = 'Add New Business';
/** The label of the field that chooses among them. */
export const YOUR_BUSINESS = 'Business';
