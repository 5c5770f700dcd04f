export const NO_ACCOUNT_NEEDED = 'No account needed. Cancel with the link in your email.';
export const DEMO_NO_ACCOUNT_NEEDED = 'This is a demo: no account needed, and no email is sent.';
export const bookingsBy = (product: string) => `Bookings by ${product}`;
export const BOOKMARK_HINT = 'Press Ctrl+D (⌘D on a Mac), or use your browser’s menu, to bookmark this page.';
export const SHARE = 'Share';
export const BOOKMARK = 'Bookmark';
export const COPY_LINK = 'Copy link';
export const BY_EMAIL = 'Email';
