/** The email tests. */
export const EMAIL_TEST_TITLE = 'Email Test';
export const EMAIL_TEST_TEXT = 'Sends real letters by the mail server that is set, and says what came of it.';
export const EMAIL_ADDRESS = 'Email address';
export const EMAIL_ADDRESS_HINT = 'Where the test letters go.';
export const BUSINESS_ADDRESS = 'Business’s email';
export const BUSINESS_ADDRESS_HINT = 'For the letters to the business. Leave it empty for the same address.';
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
  smtp: 'SMTP: the mail server of SMTP_URL',
  mailbox: 'Local mailbox: nothing leaves this machine',
} as const;
export const KEY_EXPLAINED = 'The key is what SMTP_URL holds: the mail server, and the user that it knows.';
export const NONE = 'None';
export const TESTS = 'Tests';
export const PASSED = 'Passed';
export const FAILED = 'Failed';
export const TROUBLESHOOTING = 'Troubleshooting';
export const IF_ERROR = 'If there was an error';
export const IF_NOT_RECEIVED = 'If no email was received';

/* What is true of every set-up */
export const CONFIGURATION = 'How email is set up';
export const CONFIGURATION_NOTES = [
  'Letters leave by SMTP. SMTP_URL names the mail server, with its user and password; EMAIL_FROM is the address they come from.',
  'smtps:// begins with TLS, as on port 465; smtp:// turns to it where the server offers it, as on port 587.',
  'Without SMTP_URL no letter leaves: outside production all of them can be read at /dev/mail. In production the server does not start without it.',
  'Letters wait in an outbox in the database until the mail server takes them, so none is lost when it is away.',
] as const;
export const COMMON_ISSUES = 'Common issues';
export const COMMON_ISSUE_NOTES = [
  'The mail server refuses the sign-in: the password in SMTP_URL has changed, or its special characters are not percent-encoded.',
  'The mail server refuses the sender: EMAIL_FROM is not an address that this account may send by.',
  'Letters end in spam folders: the domain of EMAIL_FROM has no SPF, DKIM or DMARC record.',
  'Nothing arrives, and nothing fails: look in the mail server’s own log, which knows what became of a letter that it took.',
] as const;

export const BOOKING_FLOW_FAILED = 'Failed to run comprehensive test';
