const HTTPS_ADDRESS = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Returns whether the text is a web address that starts with https://, names a host with a dot, and has no password. */
export const isHttpsAddress = (text: string): boolean => HTTPS_ADDRESS.test(text);
