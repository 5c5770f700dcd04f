/** What businesses of a trade usually offer: the set-up fills it in, and owners change what is different. */

/** Minutes and pounds, as typed. */
export interface Suggestion {
  name: string;
  minutes: string;
  price: string;
}

export interface Trade {
  /** For the list of trades. */
  name: string;
  /** In a sentence: 'what hair salons usually offer'. */
  plural: string;
  /** Matches names of such businesses. */
  named: RegExp;
  /** The first USUAL are filled in; the others are offered below. */
  services: readonly Suggestion[];
}

/** How many services of a trade are filled in. */
const USUAL = 4;

const offers = (...services: [name: string, minutes: number, price: number][]): Suggestion[] =>
  services.map(([name, minutes, price]) => ({
    name,
    minutes: String(minutes),
    price: price.toFixed(2),
  }));

export const TRADES: readonly Trade[] = [
  {
    name: 'Barber',
    plural: 'barbers',
    named: /barber|\bfade/i,
    services: offers(
      ['Haircut', 30, 18],
      ['Skin fade', 45, 22],
      ['Haircut and beard', 45, 28],
      ['Beard trim', 15, 12],
      ['Child’s cut', 30, 14],
      ['Hot towel shave', 30, 20],
    ),
  },
  {
    name: 'Hair salon',
    plural: 'hair salons',
    named: /hair|salon|colou?rist|stylist|curl/i,
    services: offers(
      ['Cut', 30, 24],
      ['Cut and blow-dry', 45, 38],
      ['Full colour', 90, 85],
      ['Highlights', 120, 95],
      ['Child’s cut', 30, 16],
      ['Fringe trim', 15, 8],
      ['Perm', 120, 80],
    ),
  },
  {
    name: 'Nails and beauty',
    plural: 'beauty salons',
    named: /nail|beauty|lash|brow|wax|skin|facial|aesthetic/i,
    services: offers(
      ['Gel manicure', 45, 30],
      ['Pedicure', 60, 35],
      ['Facial', 60, 45],
      ['Brow shape and tint', 30, 20],
      ['Lash lift', 60, 40],
      ['Half-leg wax', 30, 20],
    ),
  },
  {
    name: 'Massage and therapy',
    plural: 'therapists',
    named: /massage|therap|physio|osteo|chiro|clinic|reflex|acupunct|wellbeing|podiat/i,
    services: offers(
      ['First appointment', 60, 60],
      ['Follow-up', 45, 48],
      ['Deep tissue massage', 60, 55],
      ['Back and shoulders', 30, 32],
      ['Consultation', 30, 40],
    ),
  },
  {
    name: 'Tutor or teacher',
    plural: 'tutors',
    named: /tutor|tuition|lesson|teach|maths|music|piano|guitar|language|driving|coach/i,
    services: offers(
      ['Lesson, 1 hour', 60, 36],
      ['Lesson, 45 minutes', 45, 28],
      ['Lesson, half an hour', 30, 20],
      ['Trial lesson', 30, 15],
      ['Exam preparation', 90, 52],
    ),
  },
  {
    name: 'Garage or mechanic',
    plural: 'garages',
    named: /garage|motor|mechanic|\bmot\b|tyre|\bauto|cycle|bike/i,
    services: offers(
      ['MOT', 60, 54.85],
      ['Interim service', 90, 120],
      ['Full service', 180, 210],
      ['Diagnostic check', 60, 60],
      ['Tyre fitting', 30, 20],
      ['Brake check', 30, 25],
    ),
  },
  {
    name: 'Fitness',
    plural: 'trainers',
    named: /fitness|gym|personal train|yoga|pilates|strength/i,
    services: offers(
      ['Personal training', 60, 40],
      ['Consultation', 30, 20],
      ['Pair training', 60, 60],
      ['One-to-one yoga', 60, 45],
      ['One-to-one Pilates', 60, 45],
    ),
  },
  {
    name: 'Pets',
    plural: 'groomers',
    named: /groom|\bdog|\bpet|\bpaw|kennel|\bcat/i,
    services: offers(
      ['Full groom', 90, 45],
      ['Bath and brush', 60, 30],
      ['Nail clip', 15, 12],
      ['Puppy’s first groom', 45, 25],
      ['Hand strip', 120, 60],
    ),
  },
  {
    name: 'Home services',
    plural: 'home services',
    named: /clean|plumb|electric|garden|handy|decorat|boiler|locksmith|repair/i,
    services: offers(
      ['Call-out', 60, 65],
      ['Regular clean', 120, 36],
      ['Deep clean', 240, 96],
      ['Quote at your home', 30, 20],
      ['Boiler service', 60, 85],
    ),
  },
];

export const tradeNamed = (name: string): Trade | undefined => TRADES.find((trade) => trade.name === name);

/** Returns the trade that a business's name suggests. */
export const tradeOfBusiness = (name: string): Trade | undefined =>
  TRADES.find(({ named }) => named.test(name));

/** Returns the first trade that often offers one of these services. */
export const tradeOffering = (offered: readonly { name: string }[]): Trade | undefined =>
  TRADES.find(({ services }) => services.some(({ name }) => offered.some((one) => one.name === name)));

export interface ServiceRow extends Suggestion {
  /** '' until it is saved. */
  service_id: string;
  /** An unticked row keeps what was typed, until the step is saved. */
  is_offered: boolean;
}

export const rowOf = (service: Suggestion): ServiceRow => ({ service_id: '', is_offered: true, ...service });

export const EMPTY_ROW = rowOf({ name: '', minutes: '30', price: '' });

export const rowsOf = (trade: Trade | undefined): ServiceRow[] =>
  trade ? trade.services.slice(0, USUAL).map(rowOf) : [EMPTY_ROW];

const isSame = (one: Suggestion, other: Suggestion) =>
  one.name === other.name && one.minutes === other.minutes && one.price === other.price;

/** Returns the rows after another trade is chosen: it replaces only those that nobody has edited or saved. */
export function rowsForTrade(rows: readonly ServiceRow[], trade: Trade | undefined): ServiceRow[] {
  const isUntouched = (row: ServiceRow) =>
    row.service_id === '' &&
    (isSame(row, EMPTY_ROW) || TRADES.some(({ services }) => services.some((one) => isSame(row, one))));
  const kept = rows.filter((row) => !isUntouched(row));
  const added = trade ? rowsOf(trade).filter(({ name }) => !kept.some((row) => row.name === name)) : [];
  return kept.length + added.length > 0 ? [...kept, ...added] : [EMPTY_ROW];
}

/** Returns the trade's services that no row has. */
export const furtherServices = (rows: readonly Suggestion[], trade: Trade | undefined): Suggestion[] =>
  trade?.services.filter(({ name }) => !rows.some((row) => row.name === name)) ?? [];
