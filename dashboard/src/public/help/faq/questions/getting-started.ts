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
        `${PRODUCT_NAME} is an online diary for businesses that work by appointment or run events. You publish the days and times that you offer. Customers choose one of them and book it, on a page of your own or on your own website.`,
        'A booking is confirmed at once, and its time is no longer offered. Your customer gets an email, and so do you, unless you switch that off.',
      ],
    },
    {
      question: `Who is ${PRODUCT_NAME} for?`,
      keywords: 'barber hairdresser therapist trainer physiotherapist',
      answer: [
        'UK service businesses: hair and beauty salons, clinics, tutors, consultants, garages, venues with events, and everybody who visits customers at home. It suits one person with one diary as well as a business with several rooms.',
      ],
    },
    {
      question: 'How do I sign in?',
      keywords: 'login log in register account password sign up',
      answer: [
        'Press ‘Login’ and choose your Google account. The first sign-in makes your account here, so there is no form to fill in and no further password to remember.',
      ],
    },
    {
      question: 'What do I do before my first booking?',
      keywords: 'begin start setup set up',
      answer: [
        'Three things, which your dashboard shows with their state: ‘Add your business’, ‘Complete setup’ and ‘Add your first event’. Then you send people the link to your diary.',
        ['Each step is shown with its screen in ', link('How To Use', sitePages.howToUse), '.'],
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
        'No. They give a first name, a last name and an email address; a phone number is optional. For a home visit they also give their address and postcode.',
      ],
    },
  ],
});

const withTrial = (hours: number): Paragraph[] => [
  `Yes. On the page where you complete the setup, use the code ${FREE_TRIAL_CODE}. It opens everything for ${hours} hours, without a card. Each account can have one free trial.`,
  'Nothing is charged when it ends. Your diary then takes no new bookings until you pay, and nothing is deleted.',
];

const WITHOUT_TRIAL: Paragraph[] = [
  [
    'You can book in the diary on our ',
    link('home page', sitePages.home),
    ', as a customer would. Signing in and adding a business cost nothing either; your diary takes bookings once its setup is complete.',
  ],
  'If you were given a code for a free trial, use it on the page where you complete the setup. Each account can have one.',
];
