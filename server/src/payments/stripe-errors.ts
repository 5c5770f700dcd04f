import Stripe from 'stripe';

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError;
}

/** Resolves to the requested object; null if Stripe doesn't know it. */
export async function orNull<Found>(asking: Promise<Found>): Promise<Found | null> {
  try {
    return await asking;
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}
