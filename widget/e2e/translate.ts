/** Does to a page what a browser's translation does: its own element replaces every text, also texts that come. */

import type { Page } from '@playwright/test';

/** Marks every text as «translated». It also translates inside shadow roots, as Firefox does. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const done = new WeakSet<Node>();
    const isLeft = (text: Text, parent: Element) =>
      !text.data.trim() ||
      done.has(text) ||
      parent.localName === 'font' ||
      parent.closest('script, style, textarea, [translate=no]') !== null;
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const found: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) found.push(node);
        if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot);
      }
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || isLeft(text, parent)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `«${text.data}»`;
        if (inner.firstChild) done.add(inner.firstChild);
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    const follow = (root: Node) => {
      translateIn(root);
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) if (node.isConnected && node.nodeName !== 'FONT') translateIn(node);
        }
      });
      observer.observe(root, { childList: true, subtree: true, characterData: true });
    };
    follow(document.body);
  });
}
