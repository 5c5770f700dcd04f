/** Chooses a diary's address: the business's name if it is free, otherwise with a number. */

import { SLUG_MAX } from '@daybook/schema/figures/bounds';
import { slugOf } from '@daybook/schema/rules/slug';
import { DEMO_DIARY_SLUG } from '@daybook/schema/words/product';

/** Addresses that could pass for our own, and the demonstration's. */
const RESERVED = new Set([
  'admin',
  'api',
  'book',
  'booked',
  'daybook',
  'help',
  'new',
  'settings',
  'support',
  DEMO_DIARY_SLUG,
]);
/** So many diaries of one name get a number, easy to say on the phone; later ones get random characters. */
const NUMBERS_MAX = 100;
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface SlugCircumstances {
  /** Returns whether another business has or had that address: former addresses still lead to their diary. */
  isTaken: (slug: string) => Promise<boolean>;
  random: (count: number) => Uint8Array;
}

/** Returns a free address. A name without a Latin letter or digit gives one such as 'business-x7k2mp'. */
export async function freeSlug(name: string, { isTaken, random }: SlugCircumstances): Promise<string> {
  const isFree = async (slug: string) => !RESERVED.has(slug) && !(await isTaken(slug));
  const wanted = slugOf(name);
  if (wanted !== '') {
    for (let number = 1; number <= NUMBERS_MAX; number += 1) {
      const slug = number === 1 ? wanted : withEnding(wanted, String(number));
      if (await isFree(slug)) return slug;
    }
  }
  for (;;) {
    const slug = withEnding(wanted || 'business', signsOf(random(6)));
    if (await isFree(slug)) return slug;
  }
}

/** Returns the address that a diary had elsewhere if it is free here, otherwise one for its name. */
export async function keptSlug(
  former: string,
  name: string,
  circumstances: SlugCircumstances,
): Promise<string> {
  const isFree = !RESERVED.has(former) && !(await circumstances.isTaken(former));
  return isFree ? former : freeSlug(name, circumstances);
}

/** Returns whether a diary keeps its address, because both names give the same. */
export function keepsSlug(oldName: string, newName: string): boolean {
  return slugOf(newName) === slugOf(oldName);
}

function withEnding(slug: string, ending: string): string {
  return `${slug.slice(0, SLUG_MAX - ending.length - 1).replace(/-$/, '')}-${ending}`;
}

function signsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}
