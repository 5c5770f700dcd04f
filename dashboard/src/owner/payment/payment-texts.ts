export const PAYMENT_TITLE = 'Complete Business Setup';
export const SETUP_OPENS_DIARY = 'Once its setup is complete, its diary takes bookings.';
export const CHECKOUT = 'Go to checkout';
export const NO_CHECKOUT =
  'Setups cannot be completed online at the moment. Please contact support to complete this one.';
