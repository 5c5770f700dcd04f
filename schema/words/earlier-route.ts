/** In its own file, so that the confirmation loads no other route. Takes a booking's cancel token. */
export const earlierRoute = { method: 'POST', path: '/api/cancel/earlier', access: 'public' } as const;
