/**
 * Follows a browser's translation, which replaces our text nodes by elements with its own. Preact would go on
 * changing text nodes that are no longer on the page, so they are put back while it renders. Those that it
 * leaves as they are give way to their translation again before anyone sees them.
 */

import { options } from 'preact';

/** Our text nodes, by what replaced them. */
const originals = new Map<Node, Text>();

const observer = new MutationObserver(note);

/** Follows translations inside `root` for as long as it exists. Returns it. */
export function followTranslation<Root extends Node>(root: Root): Root {
  observer.observe(root, { childList: true, subtree: true });
  return root;
}

function note(changes: MutationRecord[]) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const [gone] = removedNodes;
    if (!gone) continue;
    // Replaced in one step, or in two by an element that we never use.
    const by = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
    const text = originals.get(gone) ?? gone;
    originals.delete(gone);
    if (by && by !== text && text instanceof Text) originals.set(by, text);
  }
}

const swap = (node: Node, by: Node) => node.parentNode?.replaceChild(by, node);

options.debounceRendering = (render) =>
  queueMicrotask(() => {
    note(observer.takeRecords());
    const before = [...originals].map(([by, text]) => ({ by, text, said: text.data }));
    originals.clear();
    for (const { by, text } of before) swap(by, text);
    render();
    for (const { by, text, said } of before) {
      if (text.isConnected && text.data === said && swap(text, by)) originals.set(by, text);
    }
    observer.takeRecords();
  });
