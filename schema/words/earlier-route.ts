/** A file of its own: the widget's file with the confirmation carries no other route. By a booking's cancel token. */
export const earlierRoute = { method: 'POST', path: '/api/cancel/earlier', access: 'public' } as const;
