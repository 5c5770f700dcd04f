import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { dialogPart } from '../part.tsx';
import type { MenuListProps } from './MenuList.tsx';

const MenuList = dialogPart(async () => (await import('./MenuList.tsx')).MenuList);

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

interface MenuProps extends Pick<MenuListProps, 'items' | 'heading'> {
  /** The button's purpose, read out when the button shows only an icon or a name. */
  label: string;
  /** The button's content: an icon alone, or any words. */
  icon?: LucideIcon;
  children?: ReactNode;
}

/** Shows a button with a list of actions. The list's script loads when the pointer or focus comes near. */
export function Menu({ label, icon, children, items, heading }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void MenuList.preload();
  const trigger = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setIsOpen((was) => !was),
    // Opens before the click that follows: react-aria treats a click made with a key as a screen reader's, and
    // focuses the list instead of its first item.
    onKeyDown: (event: React.KeyboardEvent) => {
      if (!OPENING_KEYS.has(event.key)) return;
      event.preventDefault();
      setIsOpen(true);
    },
  } as const;
  return (
    <>
      {icon === undefined ? (
        <Button {...trigger} kind="quiet" aria-label={label}>
          {children}
        </Button>
      ) : (
        <IconButton {...trigger} icon={icon} label={label} />
      )}
      {isOpen ? (
        <MenuList
          items={items}
          heading={heading}
          button={button}
          label={label}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
