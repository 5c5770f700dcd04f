export const DID_NOT_COME_QUESTION = 'Did not come?';
export const CAME = 'They came';
export const DID_THEY_COME = 'Did they come?';
export const WHO_CAME = 'Who came';
/** Of a booking for several people. */
export const cameText = (came: number, places: number) =>
  came === places ? `All ${places} came` : came === 0 ? 'No one came' : `${came} of ${places} came`;
export const absenceSaved = (customer: string, came: number, places: number) =>
  `${customer}: ${cameText(came, places)}.`;
export const noShowMarked = (customer: string) => `${customer} is marked as ‘Did not come’.`;
export const noShowTakenBack = (customer: string) => `The mark for ${customer} is removed.`;
export const NO_SHOW_FAILED = {
  refused: 'We couldn’t change this mark. Try again.',
  network: 'We couldn’t change this mark. Check your connection and try again.',
};
