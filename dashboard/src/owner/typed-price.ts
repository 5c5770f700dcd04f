/** Returns the pounds of '£12,5'. NaN for other text and for none, which the contract refuses. */
export const typedPrice = (typed: string): number =>
  typed.trim() === '' ? NaN : Number(typed.replace(/^\s*£/, '').replace(',', '.').trim());
