/** A business's plan, in Settings and in the banners over its dashboard. */

export const MANAGE_SUBSCRIPTION = 'Manage subscription';
