/** The diary’s address in all its forms, loaded when they are first shown. */

export const DIARY_LINK = 'Diary link';
export const QR_CODE = 'QR code';
export const QR_EXPLAINED = 'Opens your diary on a phone. Print it for a window, counter or card.';
export const QR_DOWNLOAD = 'Download as SVG';
export const qrOf = (address: string) => `QR code of ${address}`;
export const EMBED = 'On your own website';
export const EMBED_EXPLAINED = 'Paste these two lines into the page where you want the diary to appear.';
export const EMBED_ACCENT = 'Accent colour';
export const EMBED_THEME = 'Theme';
export const EMBED_THEMES = { auto: 'Match device', light: 'Light', dark: 'Dark' } as const;
export const EMBED_PREVIEW = 'Preview';
export const EMBED_CODE = 'Code to paste';
export const PREVIEW_FAILED = 'We couldn’t load the preview. The code will still work.';
