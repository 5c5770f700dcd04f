/**
 * Redirects to the right spelling of an address. The browser sends the same request again there, body and
 * all.
 */
export function meant(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path, 'Cache-Control': 'no-cache' } });
}

/**
 * Redirects to the present address of what has moved for good. The browser must ask again each time: an
 * address may move back, and a browser that keeps both redirects would go round in circles.
 */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path, 'Cache-Control': 'no-cache' } });
}
