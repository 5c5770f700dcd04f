import { REPLY_AIM } from '@daybook/schema/words/contact-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

const UPTIME_AIM = '99.9%';

export const SUPPORT_TITLE = 'Support';
export const SUPPORT_LEDE = `Email us or use our contact form. ${REPLY_AIM}.`;
export const SUPPORT_DESCRIPTION = `How to contact ${PRODUCT_NAME} support, what to include in your message, and which features are planned.`;

export const WRITE = 'Email us';
export const WRITE_EXPLAINED = `${REPLY_AIM} (UK time).`;
export const WRITE_SUPPORT = 'Email support';
export const OR_BY_FORM = {
  before: 'You can also use the form on our ',
  words: 'contact page',
  after: ', where you’ll find our hours.',
};
export const OUR_ADDRESS = 'Our email address is';

export const BEFORE = 'Before you email us';
export const BEFORE_EXPLAINED = 'These steps help us answer you first time.';
export const FAQ_FIRST = {
  before: 'Check the ',
  words: 'FAQ',
  after: ': your answer may be there.',
};
export const CHECKLIST = [
  'Give the name of your business. Say what you did, what happened and what you expected.',
  'Copy any error message word for word.',
  'Tell us your device and browser.',
] as const;

export const UPDATES = 'Updates are free';
export const UPDATES_EXPLAINED =
  'Every business gets every update as soon as we release it. There’s nothing to install and no higher plan to buy.';
export const UPTIME_EXPLAINED = `We aim for ${UPTIME_AIM} uptime. That’s a target, not a guarantee.`;

export const PLANNED = 'Planned features';
export const PLANNED_EXPLAINED = `${PRODUCT_NAME} can’t do these things yet, and we don’t have dates for them.`;
export const PLANS = [
  { name: 'Advanced scheduling', text: 'Several services in one visit.' },
  { name: 'Team management', text: 'A login for each person in your team.' },
  { name: 'Integrations', text: 'An API and webhooks, to connect other software.' },
  { name: 'Customer experience', text: 'Text message reminders, and deposits.' },
] as const;

export const SUGGESTION = 'Suggest a feature';
export const SUGGESTION_EXPLAINED = 'Tell us what’s missing and how you’d use it. We read every suggestion.';
export const WRITE_SUGGESTION = 'Email a suggestion';
export const TO_HOME = 'Go to the home page';

/* Subjects and bodies of the email links */
export const SUPPORT_MAIL = {
  subject: `${PRODUCT_NAME}: a question`,
  body: [
    'Business name:',
    '',
    'What I did, what happened and what I expected:',
    '',
    '',
    'Error messages, word for word:',
    '',
    '',
    'My device and browser:',
    '',
  ].join('\n'),
};
export const SUGGESTION_MAIL = {
  subject: `${PRODUCT_NAME}: a suggestion`,
  body: ['What’s missing:', '', '', 'How I’d use it:', '', ''].join('\n'),
};
