/** The custom element that embed.js defines, as JSX knows it. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

interface DaybookDiaryAttributes extends HTMLAttributes<HTMLElement> {
  slug: string;
  accent?: string;
  theme?: 'auto' | 'light' | 'dark';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'daybook-diary': DetailedHTMLProps<DaybookDiaryAttributes, HTMLElement>;
    }
  }
}

declare global {
  interface DocumentEventMap {
    'daybook:booked': CustomEvent<{ reference: string }>;
  }
}
