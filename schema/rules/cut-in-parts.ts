/** Cuts a long list into parts that each fit into one call. */

/**
 * Each part has at least one item, at most `count` of them, and JSON of at most `bytes` bytes (UTF-8) where one item alone has
 * no more.
 */
export function* cutInParts<Item>(
  items: readonly Item[],
  { count, bytes }: { count: number; bytes: number },
): Generator<Item[]> {
  let part: Item[] = [];
  let size = 0;
  for (const item of items) {
    const own = bytesOf(JSON.stringify(item)) + 1;
    if (part.length > 0 && (part.length === count || size + own > bytes)) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(item);
    size += own;
  }
  if (part.length > 0) yield part;
}

/** A sign of two halves has four bytes: three for the first half would be one too many, and one too few for the second. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
