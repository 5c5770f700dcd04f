/** A file on its way to the owner's downloads. */

/** '1.2 MB' */
export const receivedSoFar = (amount: string) => `${amount} received so far…`;
export const downloadDone = (file: string) => `${file} is in your downloads.`;
