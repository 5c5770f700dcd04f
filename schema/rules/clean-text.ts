/**
 * Cleans what people type of invisible signs. Such signs break a letter into lines that a stranger made, turn
 * the reading direction of the text beside them, and give one name two spellings.
 */

/** Scripts in which a joiner (ZWJ, ZWNJ) between two letters changes what is read: Persian, and those of India. */
const JOINING = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/**
 * Signs without a shape of their own that are kept, each together with what it shapes. Anywhere else they
 * show nothing.
 */
const SHAPED = [
  // The flags of England, Scotland and Wales: a black flag with five letters that are its name.
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}`,
  // Pictures drawn in colour or in black, and joined into one: a red heart, a family.
  String.raw`\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?(?:\u200D(?=\p{ExtPict}))?`,
  // A digit drawn on a key.
  String.raw`[0-9#*]\uFE0F\u20E3`,
  // A Han character in the variant in which a family writes its name.
  String.raw`\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`[${JOINING}][\u200C\u200D](?=[${JOINING}])`,
].join('|');

/** Invisible signs: zero-width signs, bidirectional controls, fillers, halves of letters. */
const UNSEEN = String.raw`[\p{DI}\p{Cs}\uFFF9-\uFFFB]`;
const SHAPED_OR_UNSEEN = new RegExp(`(${SHAPED})|${UNSEEN}`, 'gu');

/** A visible sign. A mark without a letter does not count, nor do the two signs whose shape is empty. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{M}\p{DI}\u2800\u{1D159}]/u;

/**
 * Text for one line: line breaks, tabs and other controls become spaces, and several spaces become one. ''
 * when nothing visible is left.
 */
export function oneLine(text: string): string {
  return seen(withoutUnseen(text).replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Text of many lines, divided by '\n'; other controls become spaces. '' when nothing visible is left. */
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
