import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOUR_HEXES } from '@daybook/schema/figures/person-colours';

it('has the colours that businesses choose from', () => {
  const css = readFileSync(new URL('page.css', import.meta.url), 'utf8');
  const rules = css.matchAll(/\[data-colour='(.*)'\] \{\s+--daybook-accent: (.*);/g);
  expect([...rules].map(([, name, accent]) => [name, accent])).toEqual(COLOUR_HEXES.map((hex) => [hex, hex]));
});
