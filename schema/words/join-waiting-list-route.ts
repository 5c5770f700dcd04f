/** In a file of its own, so that the widget's form for the waiting list loads no other route. */
export const joinWaitingListRoute = {
  method: 'POST',
  path: '/api/diary/:slug/waiting-list',
  access: 'public',
} as const;
