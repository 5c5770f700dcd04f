import { SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '@daybook/schema/figures/planning';

export const BUSINESS_KINDS = 'For people whose hands are busy';
export const BUSINESS_KINDS_LEDE = `One diary for appointments, services from ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / 60} hours, all-day events and home visits.`;

export type KindName = 'salon' | 'clinic' | 'tutor' | 'trade' | 'venue' | 'home';

export const KINDS: readonly { kind: KindName; name: string; text: string }[] = [
  {
    kind: 'salon',
    name: 'Salons and barbers',
    text: 'A cut takes 45 minutes, a colour two hours. Each service has its own length and price.',
  },
  {
    kind: 'clinic',
    name: 'Clinics and therapists',
    text: 'Set gaps between appointments and a lunch break, and tell people what to bring.',
  },
  {
    kind: 'tutor',
    name: 'Tutors and coaches',
    text: 'Publish the same hours every week for a whole term, all in one go.',
  },
  {
    kind: 'trade',
    name: 'Mechanics and trades',
    text: 'Customers pick a free time while you’re under a car.',
  },
  {
    kind: 'venue',
    name: 'Venues and classes',
    text: 'Each room has its own bookings. A class stops taking bookings when every place is taken.',
  },
  {
    kind: 'home',
    name: 'Home visits',
    text: 'Customers give their address when they book, so you have it before you set off.',
  },
];
