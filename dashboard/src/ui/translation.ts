/**
 * Follows a browser's translation, which replaces text nodes by elements with its own. React would go on with
 * text nodes that are no longer on the page: changing one would show nothing, and removing one, or inserting
 * something before it, would throw and take the page down.
 */
export function followTranslation(root: Node): void {
  const replacements = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, Text>();

  /** Returns the node in `parent` that replaced one of React's, or that node itself. */
  const shown = (node: Node, parent: Node) => {
    const by = replacements.get(node);
    return by?.parentNode === parent && node.parentNode !== parent ? by : node;
  };

  /** Before React puts a text somewhere else, its translation goes. */
  const withoutReplacement = <Child extends Node>(node: Child): Child => {
    const by = replacements.get(node);
    replacements.delete(node);
    if (by && by !== node) by.parentNode?.removeChild(by);
    return node;
  };

  const changed = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const by = replacements.get(target);
      replacements.delete(target);
      by?.parentNode?.replaceChild(target, by);
    }
  });

  const replaced = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [gone] = removedNodes;
      const text = gone && (originals.get(gone) ?? gone);
      if (!(text instanceof Text)) continue;
      // Replaced in one step, or in two by an element that we never use.
      const by =
        addedNodes[0] ??
        [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT' && !originals.has(node));
      if (!by || by === text) {
        if (by) replacements.delete(text);
        continue;
      }
      replacements.set(text, by);
      originals.set(by, text);
      changed.observe(text, { characterData: true });
      if (!Object.hasOwn(target, 'removeChild')) mend(target);
    }
  });
  replaced.observe(root, { childList: true, subtree: true });

  /** Lets React find its way in an element with a translated text. */
  function mend(parent: Node): void {
    const append = parent.appendChild.bind(parent);
    const insert = parent.insertBefore.bind(parent);
    const remove = parent.removeChild.bind(parent);
    Object.assign(parent, {
      appendChild: (node: Node) => append(withoutReplacement(node)),
      insertBefore: (node: Node, before: Node | null) =>
        insert(withoutReplacement(node), before && shown(before, parent)),
      removeChild: (node: Node) => {
        remove(shown(node, parent));
        replacements.delete(node);
        return node;
      },
    });
  }
}
