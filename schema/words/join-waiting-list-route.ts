/** A file of its own: the widget's form of the waiting list carries no other route. */
export const joinWaitingListRoute = {
  method: 'POST',
  path: '/api/diary/:slug/waiting-list',
  access: 'public',
} as const;
