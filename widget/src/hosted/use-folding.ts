import { useEffect, useRef } from 'preact/hooks';

/** Closes a disclosure on a click elsewhere or Escape. */
export function useFolding() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const { current } = details;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return details;
}
