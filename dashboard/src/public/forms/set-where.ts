/** Sets an ARIA attribute to 'true', or removes it. Firefox before 119 knows no ARIA properties. */
export function setWhere(element: Element, name: `aria-${string}`, isSo: boolean): void {
  if (isSo) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
