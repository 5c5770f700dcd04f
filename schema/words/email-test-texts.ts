export const EMAIL_ADDRESS_REQUIRED = 'Please enter an email address';
export const TEST_EMAIL_FAILED = 'Failed to send test email';
