import type { LucideIcon } from 'lucide-react';
import { startTransition, type RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { opensFrom } from '../dialog/use-focus-after.ts';
import styles from './menu.module.css';

interface MenuAction {
  label: string;
  icon?: LucideIcon;
  onChoose: () => void;
  isDestructive?: boolean;
  isDisabled?: boolean;
}

export interface MenuListProps {
  items: readonly MenuAction[];
  /** A line above the items: whose account it is. */
  heading?: string | undefined;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function MenuList({ items, heading, label, button, onClose }: MenuListProps) {
  const choose = (item: MenuAction | undefined) => {
    onClose();
    opensFrom(button.current);
    // After the menu: what was chosen may render a whole dialog.
    startTransition(() => item?.onChoose());
  };
  return (
    <Popover
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
      aria-label={label}
      className={`${styles.popover}`}
    >
      {heading === undefined ? null : <p className={styles.heading}>{heading}</p>}
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        className={`${styles.menu}`}
        onAction={(key) => choose(items[Number(key)])}
        disabledKeys={items.flatMap(({ isDisabled }, at) => (isDisabled ? [String(at)] : []))}
      >
        {items.map(({ label: text, icon: Icon, isDestructive }, at) => (
          <MenuItem
            key={text}
            id={String(at)}
            textValue={text}
            className={`${styles.item} ${isDestructive ? styles.destructive : ''}`}
          >
            {Icon ? <Icon className={styles.icon} aria-hidden="true" /> : null}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
