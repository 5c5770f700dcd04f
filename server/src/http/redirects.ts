/** Redirects to the correct spelling of an address. The browser repeats the request there with its body. */
export function meant(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path, 'Cache-Control': 'no-cache' } });
}

/**
 * Redirects to the new address of what has moved for good. The browser must check again each time: an address
 * may move back, and a browser that cached both redirects would loop.
 */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path, 'Cache-Control': 'no-cache' } });
}

/** Redirects to a page to read, as after a form: reloading that page sends nothing again. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}
