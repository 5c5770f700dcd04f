import { useSyncExternalStore } from 'react';

/** Where in the site the visitor is: '' at home, else the slug of the neighbour to book. */
export function usePlace(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.replace(/^#\/?(book\/)?/, ''));
}

export const homeAddress = '#/';

export function bookAddress(slug: string): string {
  return `#/book/${slug}`;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
