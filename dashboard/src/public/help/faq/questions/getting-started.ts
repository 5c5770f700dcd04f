import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { link, type CategoryOf, type Paragraph } from '../question.ts';

export const gettingStarted: CategoryOf = ({ freeTrialHours }) => ({
  heading: 'Getting Started',
  questions: [
    {
      question: `What is ${PRODUCT_NAME}?`,
      keywords: 'about software app',
      answer: [
        `${PRODUCT_NAME} is an online diary for businesses that work by appointment or run events. You publish the days and times you offer. Customers pick one and book it, on your own page or on your website.`,
        'Bookings are confirmed straight away, and we email your customer. We email you too, unless you turn that off.',
      ],
    },
    {
      question: `Who is ${PRODUCT_NAME} for?`,
      keywords: 'barber hairdresser therapist trainer physiotherapist',
      answer: [
        'UK service businesses: hair and beauty salons, clinics, tutors, consultants, garages, event venues, and anyone who visits customers at home. It works for one person with one diary, and for a business with several rooms.',
      ],
    },
    {
      question: 'How do I log in?',
      keywords: 'login sign in register account password sign up',
      answer: [
        'Select ‘Login’ and choose your Google account. We create your account the first time you log in, so there’s no form to fill in and no new password.',
      ],
    },
    {
      question: 'What do I need to do before my first booking?',
      keywords: 'begin start setup set up',
      answer: [
        'Three things, which your dashboard lists: ‘Add your business’, ‘Complete setup’ and ‘Add your first event’. Then share the link to your diary.',
        [link('How To Use', sitePages.howToUse), ' shows you each step.'],
      ],
    },
    {
      question: 'Can I try it before I pay?',
      keywords: 'free trial demo test',
      answer: freeTrialHours === null ? WITHOUT_TRIAL : withTrial(freeTrialHours),
    },
    {
      question: 'Do my customers need an account?',
      keywords: 'register login password',
      answer: [
        'No. They give a first name, a last name and an email address. A phone number is optional. For a home visit, they also give their address and postcode.',
      ],
    },
  ],
});

const withTrial = (hours: number): Paragraph[] => [
  `Yes. On the payment page, enter the code ${FREE_TRIAL_CODE}. You get full access for ${hours} hours, without a card. Each account can have one free trial.`,
  'Nothing is charged when it ends, and nothing is deleted. Your diary stops taking new bookings until you pay.',
];

const WITHOUT_TRIAL: Paragraph[] = [
  [
    'You can book in the demo diary on our ',
    link('home page', sitePages.home),
    ', as a customer would. Logging in and adding a business are free too. Your diary takes bookings once its setup is complete.',
  ],
  'If you have a code for a free trial, enter it on the payment page. Each account can have one.',
];
