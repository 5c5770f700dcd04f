/** What an owner can do with a scheduled event (specification 1, section 2). */
export type EventAction = 'edit' | 'duplicate' | 'cancel';
