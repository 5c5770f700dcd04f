/** Replaces 'preact' in the widget's second file only (vite.later.config.ts), with the Preact of embed.js. */
import type { h as makeElement } from 'preact';

export let h: typeof makeElement;

export function lend(lent: typeof makeElement) {
  h = lent;
}
