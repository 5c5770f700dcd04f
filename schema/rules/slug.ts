import { SLUG_MAX } from '../figures/bounds.ts';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Latin letters that are not a plain letter with a mark, and how people type them instead. */
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
 * The diary address for a business name: 'Willow & Co. Hair' gives 'willow-co-hair', 'Crème Brûlée' gives
 * 'creme-brulee'. A name without a Latin letter or digit gives '', and the caller then chooses another. The
 * caller also sees to it that no address is used twice.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}
