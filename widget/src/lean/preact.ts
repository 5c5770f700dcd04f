/**
 * What this widget's components use of Preact, for the embed build alone (vite.embed.config.ts puts it in
 * Preact's place): Preact's own core would take 4.5 of the script's 16 KB. The components are plain
 * functions of the diary's state, without state, effects or context of their own, so calling them is all
 * that rendering them takes; what remains is to make a DOM agree with a tree. The hosted page, which has to
 * hydrate, runs the same components on Preact itself.
 */
type Child = Element_ | string | number | boolean | null | undefined | Child[];
type Props = Record<string, unknown> & { children?: Child };
type View = (props: Props) => Child;

interface Element_ {
  type: string;
  props: Props;
  children: Child[];
}

/** JSX becomes calls of this one: elements as they are, components by calling them. */
export function h(type: string | View, props: Props | null, ...children: Child[]): Child {
  if (typeof type !== 'string') return type({ ...props, children });
  // A component may hand its children on among its props.
  const { children: given, ...rest } = props ?? {};
  return { type, props: rest, children: children.length ? children : [given] };
}

/** Makes the root's content agree with the tree; null empties it. What stays of the same type stays the same node. */
export function render(tree: Child, root: ParentNode & Node) {
  agree(root, [tree]);
}

/** The tree that a node was last made to agree with. */
const drawn = new WeakMap<Node, Element_>();

function agree(parent: Node, children: Child[]) {
  // Nothing is an empty text, so that what comes and goes does not shift its neighbours.
  const wanted = flat(children);
  wanted.forEach((child, index) => {
    const node = parent.childNodes[index];
    const next = isElement(child) ? child : null;
    const before = node && drawn.get(node);
    if (node && before?.type === next?.type) {
      if (next) update(node, next, before);
      else if (node.nodeValue !== textOf(child)) node.nodeValue = textOf(child);
    } else {
      const made = next ? create(next, parent) : document.createTextNode(textOf(child));
      if (node) parent.replaceChild(made, node);
      else parent.appendChild(made);
    }
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild?.remove();
}

const flat = (children: Child[]): Child[] =>
  children.flatMap((child) => (Array.isArray(child) ? flat(child) : [child]));

function isElement(child: unknown): child is Element_ {
  return typeof child === 'object' && child !== null;
}

const textOf = (child: unknown) => (typeof child === 'string' || typeof child === 'number' ? `${child}` : '');

function create(element: Element_, parent: Node): Node {
  const isDrawing = element.type === 'svg' || parent instanceof SVGElement;
  const namespace = isDrawing ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml';
  const node = document.createElementNS(namespace, element.type);
  update(node, element);
  return node;
}

function update(node: Node, next: Element_, before?: Element_) {
  drawn.set(node, next);
  if (!(node instanceof Element)) return;
  for (const name in { ...before?.props, ...next.props }) setProp(node, name, next.props[name]);
  agree(node, next.children);
}

function setProp(node: Element, name: string, value: unknown) {
  const isStated = name[4] === '-'; // aria- and data- say 'false' where others are left out.
  if (name.startsWith('on')) Reflect.set(node, name.toLowerCase(), value);
  else if (name === 'value') {
    // Only what differs, or the caret would jump.
    if (Reflect.get(node, name) !== value) Reflect.set(node, name, value);
  } else if (isStated && typeof value === 'boolean') node.setAttribute(name, `${value}`);
  else if (value === true) node.setAttribute(name, '');
  else if (typeof value === 'string' || typeof value === 'number') node.setAttribute(name, `${value}`);
  else node.removeAttribute(name);
}
