/**
 * Removes invisible characters from typed text. Strangers could use them to add lines to an email, to reverse
 * the direction of the text nearby, or to spell one name in two ways.
 */

/** Scripts in which a joiner (ZWJ, ZWNJ) between two letters changes the word: Persian and Indian ones. */
const JOINING = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Invisible characters that are kept, with the characters that they change. Elsewhere they show nothing. */
const SHAPED = [
  // The flags of England, Scotland and Wales: a black flag with the five letters of its name.
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}`,
  // Emoji in colour or in black, or joined into one: a red heart, a family.
  String.raw`\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?(?:\u200D(?=\p{ExtPict}))?`,
  // A keycap digit.
  String.raw`[0-9#*]\uFE0F\u20E3`,
  // A Han character in the variant in which a family writes its name.
  String.raw`\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`[${JOINING}][\u200C\u200D](?=[${JOINING}])`,
].join('|');

/** Invisible characters: zero-width ones, bidirectional controls, fillers, lone surrogates. */
const UNSEEN = String.raw`[\p{DI}\p{Cs}\uFFF9-\uFFFB]`;
const SHAPED_OR_UNSEEN = new RegExp(`(${SHAPED})|${UNSEEN}`, 'gu');

/** A visible character: no mark without a letter, and neither of the two characters with an empty shape. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\u{1D159}]/u;

/**
 * Returns text for one line: line breaks, tabs and other controls become spaces, and runs of spaces become
 * one. Returns '' if nothing visible is left.
 */
export function oneLine(text: string): string {
  return seen(withoutUnseen(text).replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Returns lines separated by '\n'; other controls become spaces. Returns '' if nothing visible is left. */
export function manyLines(text: string): string {
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return seen(withoutUnseen(lines).replace(/[^\P{Cc}\n]/gu, ' '));
}

function withoutUnseen(text: string): string {
  return text.replace(SHAPED_OR_UNSEEN, '$1');
}

function seen(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}

/**
 * Returns whether a name contains the start of a web address, in any width or style of letters. Mail programs
 * would turn it into a link, and our email would carry a stranger's link.
 */
export function holdsWebAddress(name: string): boolean {
  return /:\/\/|www[.\u3002]/i.test(name.normalize('NFKC'));
}

/** Returns the text without the words that contain the start of a web address; '…' if nothing else is left. */
export function withoutWebAddresses(text: string): string {
  if (!holdsWebAddress(text)) return text;
  const left = text.replaceAll(/[^\s]+/g, (word) => (holdsWebAddress(word) ? '' : word));
  return left.replaceAll(/[^\S\n]+/g, ' ').trim() || '…';
}
