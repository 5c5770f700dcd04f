/** The colours of people in their owner's calendar, in the order in which a team gets them. */
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
