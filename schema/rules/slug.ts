import { SLUG_MAX } from '../words/limits.ts';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The diary address that a business name asks for: 'Willow & Co. Hair' gives 'willow-co-hair',
 * 'Crème Brûlée' gives 'creme-brulee'. A name without a Latin letter or digit gives ''; the caller
 * then chooses another. Uniqueness is the caller's affair too.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}
