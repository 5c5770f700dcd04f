/** Closes the bar's menus, which open without a script. */
const MENU = 'details[data-bar-menu]';

/** Listens until `signal` is aborted, or as long as the page exists. */
export function closeMenus(page: Document, signal?: AbortSignal): void {
  const listening = signal ? { signal } : {};
  const menus = () => [...page.querySelectorAll<HTMLDetailsElement>(MENU)];

  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const open = menus().filter((menu) => menu.open && menu.contains(page.activeElement));
      const inner = open.at(-1);
      if (!inner) return;
      inner.open = false;
      inner.querySelector('summary')?.focus();
    },
    listening,
  );

  // A click elsewhere, or focus moving away, closes the menu.
  const leave = ({ target }: Event) => {
    for (const menu of menus())
      if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  page.addEventListener('pointerdown', leave, listening);
  page.addEventListener('focusin', leave, listening);

  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      for (const menu of menus()) if (link && menu.contains(link)) menu.open = false;
    },
    listening,
  );
  // The browser may restore a page as it was left.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) for (const menu of menus()) menu.open = false;
    },
    listening,
  );
}
