/** Email diagnostics: what the calls answer and the pages say of the same. */

export const EMAIL_ADDRESS_REQUIRED = 'Please enter an email address';
export const TEST_EMAIL_FAILED = 'Failed to send test email';
