/** Stands in 'preact's place in the widget's second file alone (vite.later.config.ts): what embed.js lends of its own. */
import type { h as makeElement } from 'preact';

export let h: typeof makeElement;

export function lend(lent: typeof makeElement) {
  h = lent;
}
