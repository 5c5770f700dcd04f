/**
 * The colours that owners choose from, for a business and for people in their calendar. White text on each has
 * at least 4.5:1 (a test proves it).
 */
export const PERSON_COLOURS = [
  { hex: '#2456b8', name: 'Blue' },
  { hex: '#6b3fa0', name: 'Purple' },
  { hex: '#b45f14', name: 'Orange' },
  { hex: '#1d7a78', name: 'Teal' },
  { hex: '#a82e26', name: 'Red' },
  { hex: '#4d7a1f', name: 'Green' },
  { hex: '#a3386f', name: 'Pink' },
  { hex: '#6d5a3f', name: 'Brown' },
] as const;
/** Of a business that has chosen none. */
export const OUR_COLOUR = 'Daybook’s green';
export type Colour = (typeof PERSON_COLOURS)[number]['hex'];
export const COLOUR_HEXES = PERSON_COLOURS.map(({ hex }) => hex);
