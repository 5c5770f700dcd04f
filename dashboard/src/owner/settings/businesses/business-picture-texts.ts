export const PICTURE = 'Picture';
export const PICTURE_HINT =
  'Your shop, yourself or your logo. We show the middle of it, as a square, in your diary and in your emails to customers.';
export const CHOOSE_PICTURE = 'Choose picture';
export const REPLACE_PICTURE = 'Replace picture';
export const REMOVE_PICTURE = 'Remove picture';
export const SAVING_PICTURE = 'Saving…';
export const REMOVING_PICTURE = 'Removing…';
export const KEEP_PICTURE = 'Keep picture';
export const PICTURE_SAVED = 'Your diary shows the picture.';
export const PICTURE_REMOVED = 'The picture is removed.';
export const pictureOf = (business: string) => `The picture of ${business}`;
export const removeQuestion = (business: string) => `Remove the picture of ${business}?`;
export const replaceQuestion = (business: string) => `Replace the picture of ${business}?`;
export const REMOVE_CONSEQUENCE =
  'The picture that you have now is deleted. Emails that we have already sent no longer show it.';
export const NO_PICTURE = 'We couldn’t read this file as a picture. Choose a JPEG or PNG file.';
export const SAVE_FAILED = {
  refused: 'We couldn’t save this picture. Please try again.',
  network: 'We couldn’t reach Daybook. Check your connection and try again.',
};
export const REMOVE_FAILED = {
  refused: 'We couldn’t remove this picture. Please try again.',
  network: 'We couldn’t reach Daybook. Check your connection and try again.',
};
