import { SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '@daybook/schema/figures/planning';

export const BUSINESS_KINDS = 'For people whose hands are busy';
export const BUSINESS_KINDS_LEDE = `One diary for appointments, services of ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / 60} hours, whole-day events and home visits.`;

export type KindName = 'salon' | 'clinic' | 'tutor' | 'trade' | 'venue' | 'home';

export const KINDS: readonly { kind: KindName; name: string; text: string }[] = [
  {
    kind: 'salon',
    name: 'Salons and barbers',
    text: 'A cut is 45 minutes, a colour two hours. Each service keeps its own length and price.',
  },
  {
    kind: 'clinic',
    name: 'Clinics and therapists',
    text: 'Gaps between appointments, a lunch break, and a note on what to bring.',
  },
  {
    kind: 'tutor',
    name: 'Tutors and coaches',
    text: 'The same hours every week for a whole term, published in one go.',
  },
  {
    kind: 'trade',
    name: 'Mechanics and trades',
    text: 'Customers choose from the times that are free, while you are under a car.',
  },
  {
    kind: 'venue',
    name: 'Venues and classes',
    text: 'Two rooms are booked each by itself. A class fills to its number of places and no further.',
  },
  {
    kind: 'home',
    name: 'Home visits',
    text: 'Customers give their address as they book. You have it before you set off.',
  },
];
