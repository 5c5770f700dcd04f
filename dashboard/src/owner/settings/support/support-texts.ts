/** Settings: support, and what an email to it begins with. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const SUPPORT_INTRODUCTION = 'Email us. We aim to reply within one working day (UK time).';
export const SUPPORT_EMAIL = 'Support email';
export const WRITE_EMAIL = 'Write an email';
export const BEFORE_YOU_WRITE = 'Before you contact us';
export const SUPPORT_CHECKLIST = [
  'Check the FAQ, as your question may already be answered there.',
  'Include your business name and a detailed description: what you did, what happened, what you expected.',
  'Mention any error messages, word for word.',
  'Give your device and browser. ‘Write an email’ adds what’s listed below.',
] as const;
export const YOUR_DEVICE = 'Your device and browser';
export const YOUR_DEVICE_EXPLAINED =
  'These lines are added to the end of your email. You can change or remove them before you send it.';
export const DEVICE_FACTS = {
  browser: 'Browser',
  window: 'Window',
  language: 'Language',
  timezone: 'Time zone',
} as const;
/** In pixels. */
export const windowSize = (width: number, height: number) => `${width} × ${height}`;
export const SUPPORT_SUBJECT = `${PRODUCT_NAME}: a question`;
export const SUPPORT_BUSINESS = 'Business name:';
export const SUPPORT_DESCRIPTION = 'What I did, what happened, and what I expected:';
export const SUPPORT_ERROR_MESSAGES = 'Error messages, word for word:';
