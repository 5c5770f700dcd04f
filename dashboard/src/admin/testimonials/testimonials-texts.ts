export const TESTIMONIALS_TITLE = 'Testimonials';
export const TESTIMONIALS_TEXT =
  'Quotes on the home page. Add only what someone really said, and only if they agreed to be quoted by name.';
export const NAME = 'Name';
export const BUSINESS = 'Business';
export const WORDS = 'What they said';
export const CONSENTED_ON = 'Consent given on';
export const CONSENTED_ON_HINT =
  'The day they agreed to be quoted. Keep their message: you may have to show it.';
export const ADD_TESTIMONIAL = 'Add testimonial';
export const ADDING = 'Adding…';
export const TESTIMONIAL_ADDED = 'Testimonial added.';
export const TESTIMONIAL_ADD_FAILED = 'We couldn’t add this testimonial. Please try again.';
export const TESTIMONIALS_FAILED = 'We couldn’t load the testimonials.';
export const NO_TESTIMONIALS = {
  title: 'No testimonials yet',
  text: 'The home page has no section for them until you add one.',
} as const;

export const deleteTestimonialQuestion = (name: string) => `Delete the testimonial of ${name}?`;
export const DELETE_TESTIMONIAL_CONSEQUENCE =
  'It disappears from the home page straight away. Do this if they withdraw their consent.';
export const DELETE_TESTIMONIAL = 'Delete testimonial';
export const KEEP_TESTIMONIAL = 'Keep testimonial';
export const TESTIMONIAL_DELETED = 'Testimonial deleted.';
export const TESTIMONIAL_DELETE_FAILED = 'We couldn’t delete this testimonial. Please try again.';
