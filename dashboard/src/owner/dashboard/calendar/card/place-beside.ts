export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Placed {
  left: number;
  top: number;
  /** The side of the anchor on which the card is. */
  side: 'left' | 'right';
  /** How far down the card's edge its arrow is. */
  arrow: number;
}

/** Pixels between the card and what it is about, from the window's edge, and from the card's corners to its arrow. */
const GAP = 12;
const EDGE = 8;
const CORNER = 28;

/** Places a card beside its anchor: on the right, or on the left if only there is room, and inside the window. */
export function placeBeside(
  anchor: Box,
  card: Pick<Box, 'width' | 'height'>,
  shown: Pick<Box, 'width' | 'height'>,
): Placed {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - card.width;
  const fitsRight = right + card.width <= shown.width - EDGE;
  const side = fitsRight || left < EDGE ? 'right' : 'left';
  const middle = anchor.top + anchor.height / 2;
  const top = inside(middle - card.height / 2, shown.height - card.height);
  return {
    left: inside(side === 'right' ? right : left, shown.width - card.width),
    top,
    side,
    arrow: Math.max(CORNER, Math.min(middle - top, card.height - CORNER)),
  };
}

const inside = (wanted: number, room: number) => Math.max(EDGE, Math.min(wanted, room - EDGE));
