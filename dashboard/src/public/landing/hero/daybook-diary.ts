/** The element that the public script (embed.js) defines, for JSX. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React names its elements in this namespace.
  namespace JSX {
    interface IntrinsicElements {
      'daybook-diary': HTMLAttributes<HTMLElement> & { slug: string; 'share-booking'?: string };
    }
  }
}

/** As a selector. */
export const DIARY_ELEMENT = 'daybook-diary';
