import { describe, expect, it } from 'vitest';
import { catalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import {
  EMPTY_ROW,
  furtherServices,
  rowsForTrade,
  rowsOf,
  tradeNamed,
  tradeOfBusiness,
  TRADES,
} from './trades.ts';

const salon = tradeNamed('Hair salon');
const barber = tradeNamed('Barber');

it.each([
  ['Willow & Co. Hair', 'Hair salon'],
  ['Fade Street Barbers', 'Barber'],
  ['Calder Physiotherapy Clinic', 'Massage and therapy'],
  ['Hebden MOT & Tyres', 'Garage or mechanic'],
  ['Smith and Daughters', undefined],
])('guesses the trade of %s', (name, trade) => {
  expect(tradeOfBusiness(name)?.name).toBe(trade);
});

it('suggests only services that can be saved', () => {
  for (const { services } of TRADES)
    for (const { name, minutes, price } of services) {
      const request = { name, duration_minutes: Number(minutes), price: Number(price) };
      expect(catalogueServiceRequest.safeParse(request).error, name).toBeUndefined();
    }
});

describe('another trade', () => {
  it('replaces the rows that nobody edited', () => {
    expect(rowsForTrade(rowsOf(salon), barber)).toEqual(rowsOf(barber));
    expect(rowsForTrade([EMPTY_ROW], salon)).toEqual(rowsOf(salon));
  });

  it('keeps what was edited or saved, and adds no second service of that name', () => {
    const [first = EMPTY_ROW, ...others] = rowsOf(salon);
    const edited = { ...first, price: '26' };
    const saved = { ...(rowsOf(barber)[0] ?? EMPTY_ROW), service_id: '7' };
    const rows = rowsForTrade([edited, saved, ...others], barber);
    expect(rows.slice(0, 2)).toEqual([edited, saved]);
    expect(rows.filter(({ name }) => name === saved.name)).toHaveLength(1);
  });

  it('leaves an empty row if nothing else is left', () => {
    expect(rowsForTrade(rowsOf(salon), undefined)).toEqual([EMPTY_ROW]);
  });
});

it('offers what is not in the list yet', () => {
  expect(furtherServices(rowsOf(salon), salon).map(({ name }) => name)).toEqual([
    'Child’s cut',
    'Fringe trim',
    'Perm',
  ]);
});
