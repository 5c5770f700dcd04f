import { useEffect, useRef, useState, type PointerEvent as Press } from 'react';

interface Dragged<Point> {
  from: Point;
  to: Point;
}

interface Dragging<Point> {
  /** Returns null if the pointer is over nothing that can be chosen. `from` is where the drag began. */
  pointAt: (event: PointerEvent, from: Point | null) => Point | null;
  isSame: (one: Point, other: Point) => boolean;
  onDone: (dragged: Dragged<Point>) => void;
}

/** For a mouse or a pen; a finger scrolls. Escape cancels. `onPointerDown` belongs on the surrounding box. */
export function useDrag<Point>({ pointAt, isSame, onDone }: Dragging<Point>) {
  const [dragged, setDragged] = useState<Dragged<Point> | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  function onPointerDown({ nativeEvent: press }: Press): void {
    const from = press.pointerType === 'touch' || press.button !== 0 ? null : pointAt(press, null);
    if (from === null) return;
    listening.current?.abort();
    const controller = new AbortController();
    listening.current = controller;
    const { signal } = controller;
    let latest: Dragged<Point> | null = null;
    const end = () => {
      controller.abort();
      setDragged(null);
    };
    const move = (event: PointerEvent) => {
      const to = pointAt(event, from);
      if (to === null || (latest === null && isSame(from, to))) return;
      latest = { from, to };
      setDragged(latest);
    };
    const up = () => {
      end();
      if (latest === null) return;
      swallowClick();
      onDone(latest);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  }
  return { dragged, onPointerDown };
}

/** Ignores the click that follows a drag, so that it doesn't activate a button under the pointer. */
function swallowClick(): void {
  const controller = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true, signal: controller.signal });
  setTimeout(() => controller.abort(), 0);
}
