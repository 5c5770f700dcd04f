import { expect, it } from 'vitest';
import { thingWithPerson } from './thing-with-person.ts';

it.each([
  ['Cut', 'Ruth Ellis', 'Cut with Ruth Ellis'],
  ['Cut', null, 'Cut'],
  ['Cut', '', 'Cut'],
  ['', 'Ruth', 'with Ruth'],
  // The thing names the person already.
  ['Cut and blow-dry with Ruth', 'Ruth Ellis', 'Cut and blow-dry with Ruth Ellis'],
  ['Hair with Ruth Ellis', 'Ruth Ellis', 'Hair with Ruth Ellis'],
  ['Hair With ruth', 'Ruth', 'Hair with Ruth'],
  // Someone else, or something else.
  ['Hair with Ruth', 'Ruthie Gray', 'Hair with Ruth with Ruthie Gray'],
  ['Colour with gloss', 'Ruth', 'Colour with gloss with Ruth'],
])('%j and %j are %j', (thing, person, text) => {
  expect(thingWithPerson(thing, person)).toBe(text);
});
