/** The email tests. */
export const EMAIL_TEST_TITLE = 'Email Test';
export const EMAIL_TEST_TEXT = 'Sends real emails through your mail server and shows the result.';
export const EMAIL_ADDRESS = 'Email address';
export const EMAIL_ADDRESS_HINT = 'Where we send the test emails.';
export const BUSINESS_ADDRESS = 'Business’s email';
export const BUSINESS_ADDRESS_HINT = 'For emails to the business. Leave blank to use the same address.';
export const BASIC_TEST = 'Send test email';
export const FLOW_TEST = 'Run full booking flow';
export const SENDING = 'Sending…';
export const TESTING = 'Testing…';
export const RESULTS = 'Results';
export const DIAGNOSTICS = 'Diagnostics';
export const DIAGNOSTIC = {
  api_key_configured: 'Key configured',
  api_key_valid_format: 'Key format valid',
  from_address: 'From address',
  api_key_preview: 'Key preview',
  response_status: 'Response status',
  transport: 'Transport',
} as const;
export const TRANSPORTS = {
  smtp: 'SMTP: the mail server in SMTP_URL',
  mailbox: 'Local mailbox: no email leaves this computer',
} as const;
export const KEY_EXPLAINED = 'The key is SMTP_URL, which names the mail server and its user.';
export const NONE = 'None';
export const TESTS = 'Tests';
export const PASSED = 'Passed';
export const FAILED = 'Failed';
export const TROUBLESHOOTING = 'Troubleshooting';
export const IF_ERROR = 'If there was an error';
export const IF_NOT_RECEIVED = 'If no email was received';

/* What is true of every setup */
export const CONFIGURATION = 'How email is set up';
export const CONFIGURATION_NOTES = [
  'We send emails by SMTP. SMTP_URL names the mail server, with its user and password. EMAIL_FROM is the sender’s address.',
  'smtps:// uses TLS from the start, as on port 465. smtp:// switches to TLS if the server offers it, as on port 587.',
  'Without SMTP_URL no emails are sent. Outside production you can read them at /dev/mail. In production the server doesn’t start without it.',
  'Emails wait in the database until the mail server accepts them. We retry for several days, then mark them as failed.',
] as const;
export const COMMON_ISSUES = 'Common issues';
export const COMMON_ISSUE_NOTES = [
  'The mail server rejects the login: the password in SMTP_URL has changed, or its special characters aren’t percent-encoded.',
  'The mail server rejects the sender: this account isn’t allowed to send from EMAIL_FROM.',
  'Emails land in spam folders: the domain of EMAIL_FROM has no SPF, DKIM or DMARC record.',
  'Nothing arrives and nothing fails: check the mail server’s own log to see what happened to emails it accepted.',
] as const;

export const BOOKING_FLOW_FAILED = 'Failed to run comprehensive test';
