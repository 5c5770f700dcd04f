import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { BUSINESSES_MAX, OFFERS_OF_A_TIME, OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bounds';
import {
  DATA_LINK_HOURS,
  OFFER_HOLD_HOURS,
  OFFER_MINUTES,
  OFFERS_QUIET_FROM,
  OFFERS_QUIET_UNTIL,
  REMINDER_DAYS_BEFORE,
} from '@daybook/schema/figures/periods';
import { SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { type CategoryOf, link, type Paragraph } from '../question.ts';

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
        'Three things, which your dashboard lists: ‘Add your business’, ‘Complete setup’ and ‘Set your weekly hours’. Then share the link to your diary.',
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
  `Yes. On the payment page, enter the code ${FREE_TRIAL_CODE}. You get full access for ${hours} hours, without a card. Each account can have one free trial. During the trial, our emails leave out web addresses in your texts.`,
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

export const customerBookings: CategoryOf = () => ({
  heading: 'Customer Bookings & Pricing',
  questions: [
    {
      question: 'How does a customer book?',
      keywords: 'appointment reserve client',
      answer: [
        'They open your diary and choose a date, then a venue and a service if you offer several. They select a free time, enter their name and email address, and book. The page then shows the booking and its reference.',
      ],
    },
    {
      question: `Does ${PRODUCT_NAME} take payments from my customers?`,
      keywords: 'deposit refund card prepay invoice receipt charge no-show',
      answer: [
        'No. Customers see the price of a service before they book, and pay you directly, when and how you agree. Deposits and refunds are between you and them too. We take no commission on bookings.',
      ],
    },
    {
      question: 'Which emails do my customers get?',
      keywords: 'sms text message whatsapp remind notification',
      answer: [
        `A confirmation straight away, with a calendar invitation and a cancel link. A reminder ${REMINDER_DAYS_BEFORE} days before, unless they booked later than that. We also email them when a booking is cancelled or you change its details.`,
        'We don’t send text messages yet.',
        'Their replies go to your business’s email address. Until you confirm that address, they go to the one you log in with.',
      ],
    },
    {
      question: 'Can customers cancel or move a booking?',
      keywords: 'reschedule rearrange postpone rebook change',
      answer: [
        'Yes, with the link in their email: until the appointment starts, unless you ask for more notice. We email you, and the old time is free again straight away.',
        'Under ‘Booking rules’ in Settings, ‘Business Details’, you set the notice, and whether customers may change the time themselves.',
      ],
    },
    {
      question: 'What can customers do when nothing is free?',
      keywords: 'waiting list full fully booked gap cancellation queue earlier',
      answer: [
        `They can ask us to email them when a time is free: on a date, or between two dates. They confirm it with a link we email them. When a time becomes free, we email one person it suits and hold it for them, for ${OFFER_MINUTES} minutes unless you choose otherwise. Then it’s the next person’s turn. After ${OFFERS_OF_A_TIME} people we tell everyone it suits, and hold it for nobody.`,
        `Customers who have a booking can ask us to email them about an earlier time. If they take it, their booking moves. We send no emails about free times from ${clockTimeOf(60 * OFFERS_QUIET_FROM)} to ${clockTimeOf(60 * OFFERS_QUIET_UNTIL)}, and hold none within ${OFFER_HOLD_HOURS} hours of the start.`,
        'Your dashboard shows who is waiting, what was offered and how many gaps were filled. You can add and remove people there, or offer a time yourself. You can switch the waiting list off in Business Details.',
      ],
    },
    {
      question: 'Can I change or cancel a booking?',
      keywords: 'edit reschedule move correct',
      answer: [
        'Yes, under ‘Your Bookings’. You can correct the customer’s name, email address and phone number, move the booking to another time, or cancel it. The old time is free again.',
        `Until the appointment starts, we email you and the customer about a change or move, and the customer about a cancellation. ${IMPORTED_EMAILED}`,
      ],
    },
    {
      question: 'I’ve booked with a business. What does it hold about me?',
      keywords: 'gdpr privacy personal data subject access held',
      answer: [
        `Open the cancel link in any email about your booking. Under ‘${YOUR_DATA}’, select ‘${SEND_DATA_LINK}’. The link we email you works for ${DATA_LINK_HOURS} hours. It shows your bookings with that business, lets you download them, and lets you ask the business to delete your data.`,
      ],
    },
    {
      question: 'Can someone fill my diary with fake bookings?',
      keywords: 'spam false bot abuse',
      answer: [
        `One email address can have ${OPEN_BOOKINGS_PER_EMAIL} upcoming bookings with one business. We also limit how much can be booked from one internet connection in a short time, and turn away forms that a program seems to have filled in.`,
      ],
    },
  ],
});

export const businessManagement: CategoryOf = () => ({
  heading: 'Business Management',
  questions: [
    {
      question: 'Where do I see my bookings?',
      keywords: 'find appointments list calendar',
      answer: [
        'In your dashboard, in three places. ‘Dashboard’ lists today’s and upcoming bookings, soonest first. ‘Active Calendar’ shows them by ‘Month’, ‘Week’ or ‘Day’, and a day by person if you have a team. ‘Your Bookings’ is a table of all bookings, with filters and an export.',
        'To find a booking in that table, search for part of a name, email address, phone number, reference or service.',
        'While your dashboard is open, new bookings appear automatically within seconds.',
      ],
    },
    {
      question: 'Can I have more than one business?',
      keywords: 'second several multiple branches',
      answer: [
        `Yes, up to ${BUSINESSES_MAX} in one account. Each has its own diary, events and bookings, and you pay for each separately. Switch between them at the top of the dashboard.`,
      ],
    },
    {
      question: 'How do I copy an event to another date?',
      keywords: 'duplicate repeat recurring again',
      answer: [
        'Open the menu next to the event in your dashboard and select ‘Duplicate event’. The copy has the same texts, venues and bookable times on the date you choose. Bookings aren’t copied.',
      ],
    },
    {
      question: 'How do I close for a day, or for a holiday?',
      keywords: 'time off bank leave sick block ill vacation',
      answer: [
        'Add time off, with ‘Add time off’ in your calendar or in Settings: for the whole business, a place or a person, for whole days or some hours, once or every year. In the calendar you can also drag over the days or hours. Edit or delete it in Settings. Customers see on which days the whole business is closed, and otherwise only that nothing is free.',
        'If there are bookings in it, we list them before anything is saved. You keep each one, cancel it, or move it to somebody else of your team who is free then, and we email the customers whose booking you cancel or move.',
        'In Business Details you choose whether dates from your weekly hours close on bank holidays. A date that you publish yourself can be booked then.',
      ],
    },
    {
      question: 'Can I export my bookings?',
      keywords: 'download excel spreadsheet customers',
      answer: [
        'Yes. Under ‘Your Bookings’, ‘Export CSV’ saves everything that your search and filters match, as a file for any spreadsheet. It contains the reference, name, email, phone, event, venue, date, times, status, service, price, home visit address, person, and whether they did not come.',
      ],
    },
    {
      question: 'What do I do when a customer asks me to delete their data?',
      keywords: 'gdpr erase erasure forget forgotten privacy',
      answer: [
        'We email you, and the request appears under ‘Your Bookings’ with the day by which you must reply. If you agree, we remove their name, email, phone number and address from all their bookings. You keep what was booked, when and at what price. This can’t be undone.',
        'You can refuse if you have a reason to keep the records, and we email the customer your reason. While they have an upcoming appointment, their details can’t be deleted.',
        'Customers can see and download what you hold about them here, by a link to their own email address.',
      ],
    },
    {
      question: 'Can I show my team?',
      keywords: 'staff employee colleague several stylists hairdressers people',
      answer: [
        'Yes. Add each person under ‘Team’ in Settings, then choose who takes the appointments when you add an event, with their own hours if these differ. Customers choose a person, or anyone who’s free. Each person takes one appointment at a time, across all your events.',
        'A service can be offered by everyone or by some people. To keep somebody’s appointments for yourself to book, turn off ‘Customers can book this person online’.',
      ],
    },
    {
      question: 'Can my staff log in as well?',
      keywords: 'employee team colleague user assistant sign in',
      answer: [
        [
          'Not with their own accounts: a business belongs to one Google account. Team accounts are planned. ',
          link('Support', sitePages.support),
          ' lists what else is.',
        ],
      ],
    },
  ],
});
