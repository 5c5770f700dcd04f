export const TESTIMONIALS = 'What businesses say';
/** For screen readers: the row scrolls. */
export const TESTIMONIALS_ROW = 'Testimonials';
