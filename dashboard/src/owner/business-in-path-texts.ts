export const BUSINESS_NOT_YOURS = 'None of your businesses has this address.';
export const BUSINESS_LOAD_FAILED = 'Failed to load business';
/** 'Willow Hair: complete the setup first' */
export const setupFirst = (business: string) => `${business}: complete the setup first`;
