/** The bar's menus open by themselves; this closes them, as people expect of a menu. */
const MENU = 'details[data-bar-menu]';

export function closeMenus(page: Document): void {
  const menus = () => [...page.querySelectorAll<HTMLDetailsElement>(MENU)];

  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = menus().filter((menu) => menu.open && menu.contains(page.activeElement));
    const inner = open.at(-1);
    if (!inner) return;
    inner.open = false;
    inner.querySelector('summary')?.focus();
  });

  // A press elsewhere, or the focus moving on, leaves the menu.
  const leave = (to: EventTarget | null) => {
    for (const menu of menus()) if (menu.open && to instanceof Node && !menu.contains(to)) menu.open = false;
  };
  page.addEventListener('pointerdown', (event) => leave(event.target));
  page.addEventListener('focusin', (event) => leave(event.target));

  for (const menu of menus()) {
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
    });
  }
  // The browser may show a page again as it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) for (const menu of menus()) menu.open = false;
  });
}
