/** Google serves its accounts' pictures from hosts under this one. */
export const PICTURES_HOST = 'googleusercontent.com';

const ADDRESS = new RegExp(`^https://([a-z0-9-]+\\.)+${PICTURES_HOST.replace('.', '\\.')}/\\S*$`);

export const isPictureAddress = (address: string): boolean => ADDRESS.test(address);
