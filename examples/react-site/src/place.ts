import { useSyncExternalStore } from 'react';

/** The page of the site that the visitor is on: '' at home, otherwise the slug of the neighbour to book. */
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
