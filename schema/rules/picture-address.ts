/** Where Google keeps the pictures of its accounts: at hosts under this one (decision 93). */
export const PICTURES_HOST = 'googleusercontent.com';

const ADDRESS = new RegExp(`^https://([a-z0-9-]+\\.)+${PICTURES_HOST.replace('.', '\\.')}/\\S*$`);

/** Whether the address is of a picture that our pages may load. */
export const isPictureAddress = (address: string): boolean => ADDRESS.test(address);
