export const PICTURE = 'Picture';
export const CHOOSE_PICTURE = 'Choose picture';
export const REPLACE_PICTURE = 'Replace picture';
export const REMOVE_PICTURE = 'Remove picture';
export const SAVING_PICTURE = 'Saving…';
export const REMOVING_PICTURE = 'Removing…';
export const KEEP_PICTURE = 'Keep picture';
export const PICTURE_SAVED = 'Your diary shows the picture.';
export const PICTURE_REMOVED = 'The picture is removed.';
/* `name` is a business's or a person's. */
export const pictureOf = (name: string) => `The picture of ${name}`;
export const removeQuestion = (name: string) => `Remove the picture of ${name}?`;
export const replaceQuestion = (name: string) => `Replace the picture of ${name}?`;
export const NO_PICTURE = 'We couldn’t read this file as a picture. Choose a JPEG or PNG file.';
export const SAVE_FAILED = {
  refused: 'We couldn’t save this picture. Please try again.',
  network: 'We couldn’t reach Daybook. Check your connection and try again.',
};
export const REMOVE_FAILED = {
  refused: 'We couldn’t remove this picture. Please try again.',
  network: 'We couldn’t reach Daybook. Check your connection and try again.',
};

/** What is different between the picture of a business and a person's. */
export interface PictureWords {
  hint: string;
  /** What becomes of the picture that is replaced or removed. */
  consequence: string;
}

export const OF_BUSINESS: PictureWords = {
  hint: 'Your shop, yourself or your logo. We show the middle of it, as a square, in your diary and in your emails to customers.',
  consequence:
    'The picture that you have now is deleted. Emails that we have already sent no longer show it.',
};
export const OF_PERSON: PictureWords = {
  hint: 'Your diary shows the middle of it, in a circle. Without a picture it shows initials. Ask them first.',
  consequence: 'The picture that they have now is deleted.',
};
