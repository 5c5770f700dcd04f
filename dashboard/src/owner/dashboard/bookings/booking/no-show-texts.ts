/** Texts of the mark for customers who did not come. */
export const DID_NOT_COME = 'Did not come';
/** On the button that sets the mark: the mark itself says what is so. */
export const DID_NOT_COME_QUESTION = 'Did not come?';
/** Takes the mark back. */
export const CAME = 'They came';
export const DID_THEY_COME = 'Did they come?';
export const noShowMarked = (customer: string) => `${customer} is marked as ‘Did not come’.`;
export const noShowTakenBack = (customer: string) => `The mark for ${customer} is removed.`;
export const NO_SHOW_FAILED = {
  refused: 'We couldn’t change this mark. Try again.',
  network: 'We couldn’t change this mark. Check your connection and try again.',
};
