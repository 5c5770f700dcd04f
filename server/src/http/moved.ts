/**
 * To the right spelling of an address. What was sent is sent again there.
 */
export function meant(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path, 'Cache-Control': 'no-cache' } });
}

/**
 * To the present address of what has moved for good. Asked for again each time: an address may move back,
 * and a browser that keeps both directions would go round in circles.
 */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path, 'Cache-Control': 'no-cache' } });
}
