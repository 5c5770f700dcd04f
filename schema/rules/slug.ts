import { SLUG_MAX } from '../figures/bounds.ts';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Latin letters that aren't a plain letter with a mark, and how people type them. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns the diary address for a business name: 'Willow & Co. Hair' gives 'willow-co-hair', 'Crème Brûlée'
 * gives 'creme-brulee'. A name without a Latin letter or digit gives ''; the caller must then choose another,
 * and must make sure that each address is used once.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
}
