import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { SUPPORT_REPLY_HOURS } from '@daybook/schema/figures/periods';

/** How soon most messages are answered within business hours. Hours. */
const TYPICAL_REPLY_HOURS = [2, 4] as const;
/** Of the time. An aim. */
const UPTIME_AIM = '99.9 %';

export const SUPPORT_TITLE = 'Support';
export const SUPPORT_LEDE = `Write to us, and a person answers within ${SUPPORT_REPLY_HOURS} hours.`;
export const SUPPORT_DESCRIPTION = `How to reach ${PRODUCT_NAME}’s support, what to put into your message, how soon it is answered, and what is planned.`;

export const WRITE = 'Write to us';
export const WRITE_EXPLAINED = `Every message is read by a person and answered within ${SUPPORT_REPLY_HOURS} hours. In business hours it is typically ${TYPICAL_REPLY_HOURS.join(' to ')} hours.`;
export const WRITE_SUPPORT = 'Email support';
export const OR_BY_FORM = {
  before: 'Or use the form on ',
  words: 'Contact',
  after: ', where our hours are too.',
};
export const OUR_ADDRESS = 'Our email address is';

export const BEFORE = 'Before you write';
export const BEFORE_EXPLAINED = 'Four things let us answer at the first reply.';
export const FAQ_FIRST = {
  before: 'Look into the ',
  words: 'FAQ',
  after: ': the answer may be there already.',
};
export const CHECKLIST = [
  'Give the name of your business, and say what you did, what happened and what you expected.',
  'Give any error message word for word.',
  'Name your device and your browser.',
] as const;

export const UPDATES = 'Updates are free';
export const UPDATES_EXPLAINED =
  'When we improve the product, every business has the improvement at once. There is nothing to install and no higher edition to buy.';
export const UPTIME_EXPLAINED = `We aim to be there ${UPTIME_AIM} of the time. It is an aim, not a guarantee.`;

export const PLANNED = 'What is planned';
export const PLANNED_EXPLAINED = `These are plans: ${PRODUCT_NAME} does not do them today, and we give no dates.`;
export const PLANS = [
  {
    name: 'Advanced scheduling',
    text: 'Rules that repeat by themselves, and a minimum notice before a booking.',
  },
  { name: 'Team management', text: 'Accounts for the people who work with you, and a diary for each.' },
  { name: 'Integrations', text: 'Calendars that are kept in step in both directions.' },
  {
    name: 'Customer experience',
    text: 'Moving a booking without cancelling it first, and a list for those who wait.',
  },
] as const;

export const WISH = 'Suggest a feature';
export const WISH_EXPLAINED =
  'Tell us what you miss, and what you would do with it. We read every suggestion.';
export const WRITE_WISH = 'Email a suggestion';
export const TO_HOME = 'To the home page';

/* The emails that the links begin */
export const SUPPORT_MAIL = {
  subject: `${PRODUCT_NAME}: a question`,
  body: [
    'Business name:',
    '',
    'What I did, what happened, and what I expected:',
    '',
    '',
    'Error messages, word for word:',
    '',
    '',
    'My device and browser:',
    '',
  ].join('\n'),
};
export const WISH_MAIL = {
  subject: `${PRODUCT_NAME}: a suggestion`,
  body: ['What I miss:', '', '', 'What I would do with it:', '', ''].join('\n'),
};
