import X from 'lucide-react/icons/x';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useFocusAfter } from '#ui/dialog/use-focus-after.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/interface-texts.ts';
import { Text } from '#ui/Text.tsx';
import { placeBeside } from './place-beside.ts';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  text: string;
  /** Finds what the card is about in this box. The element changes with the calendar's contents. */
  anchor: string;
  scroller: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows a dialog that isn't modal: beside its anchor, on a phone as a sheet. Escape, a press outside, its button and
 * the Tab key at its ends close it and give the focus back.
 */
export function Card({ title, text, anchor, scroller, onClose, children }: CardProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const findAnchor = () => scroller.current?.querySelector<HTMLElement>(anchor) ?? null;
  useFocusAfter();
  usePlace(box, anchor, scroller);
  useCloseOutside(box, findAnchor, onClose);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isAtEnd(event)) return;
    event.preventDefault();
    onClose();
  };
  // In the body: a box with a container query would hold a fixed element.
  return createPortal(
    <div
      ref={box}
      className={styles.card}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <Text as="h2" id={id} size={18} isDisplay breaks className={styles.title}>
          {title}
        </Text>
        <IconButton icon={X} label={CLOSE} onClick={onClose} />
      </div>
      <Text tone="soft" size={14} isFigures className={styles.when}>
        {text}
      </Text>
      {children}
    </div>,
    document.body,
  );
}

/** Returns whether the Tab key would leave the card. */
function isAtEnd({ currentTarget, shiftKey }: KeyboardEvent): boolean {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')];
  const isFirst = document.activeElement === stops[0] || document.activeElement === currentTarget;
  return shiftKey ? isFirst : document.activeElement === stops.at(-1);
}

function useCloseOutside(
  box: RefObject<HTMLElement | null>,
  findAnchor: () => HTMLElement | null,
  onClose: () => void,
): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element)) return;
    // The anchor's own press closes the card itself.
    const isOutside = !box.current?.contains(target) && !findAnchor()?.contains(target);
    if (isOutside) onClose();
  });
  const onKey = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('pointerdown', (press) => onPress(press), { signal, capture: true });
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    return () => leaving.abort();
  }, []);
}

/** Keeps the card beside its anchor while the calendar scrolls, and marks the anchor as the open one. */
function usePlace(
  box: RefObject<HTMLElement | null>,
  anchor: string,
  scroller: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const card = box.current;
    const around = scroller.current;
    if (!card || !around) return;
    const place = () => {
      const found = around.querySelector<HTMLElement>(anchor);
      if (!found) return;
      const { left, top, side, arrow } = placeBeside(shownPart(found, around), card.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      card.dataset['side'] = side;
      const variables: CSSProperties & Record<string, string> = {
        '--left': `${left}px`,
        '--top': `${top}px`,
        '--arrow': `${arrow}px`,
      };
      for (const [name, value] of Object.entries(variables)) card.style.setProperty(name, String(value));
    };
    place();
    const marked = around.querySelector(anchor);
    marked?.setAttribute('aria-expanded', 'true');
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('resize', place, { signal });
    window.addEventListener('scroll', place, { signal, capture: true, passive: true });
    const watch = new ResizeObserver(place);
    watch.observe(card);
    return () => {
      marked?.removeAttribute('aria-expanded');
      watch.disconnect();
      leaving.abort();
    };
  }, [box, anchor, scroller]);
}

/** Returns the part of the anchor that its scroller shows. */
function shownPart(anchor: Element, around: Element) {
  const own = anchor.getBoundingClientRect();
  const outer = around.getBoundingClientRect();
  const top = Math.min(Math.max(own.top, outer.top), outer.bottom);
  const left = Math.min(Math.max(own.left, outer.left), outer.right);
  return {
    left,
    top,
    width: Math.max(0, Math.min(own.right, outer.right) - left),
    height: Math.max(0, Math.min(own.bottom, outer.bottom) - top),
  };
}
