/**
 * Cuts a long list into parts that each fit into one call: at least one item, at most `count`, and at most
 * `bytes` bytes of JSON (UTF-8) unless a single item has more.
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

/** Counts each half of a surrogate pair as two bytes, which makes four for the pair. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
