/** True where `given` has every part of the example, of the same kinds. An earlier version of the page may have kept it. */
export function isLike<Values>(example: Values, given: unknown): given is Values {
  if (Array.isArray(example)) return Array.isArray(given) && given.every((item) => isItem(example, item));
  if (typeof example !== 'object' || example === null) return typeof given === typeof example;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const parts = new Map(Object.entries(given));
  return Object.entries(example).every(([name, part]) => parts.has(name) && isLike(part, parts.get(name)));
}

/** An empty list shows none of its items: those of our forms are texts or numbers. */
function isItem([first]: readonly unknown[], item: unknown): boolean {
  return first === undefined ? typeof item !== 'object' : isLike(first, item);
}
