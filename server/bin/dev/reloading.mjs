/**
 * Makes open diaries reload after a change: `npm run dev` adds a few lines to pages and to the embed script,
 * which listen for changes. Neither the builds nor the server know about them.
 */
const NEWS = '/dev/changes';
const SCRIPT = '/dev/reload.js';
const NOT_KEPT = { 'Cache-Control': 'no-store' };

export const RELOAD_TAG = `<script src="${SCRIPT}"></script>`;

export function createReloading(publicUrl) {
  const listeners = new Set();
  // Also reloads when the connection comes back: then the whole of `npm run dev` was restarted.
  const script = `
if (!window.daybookNews) {
  window.daybookNews = new EventSource(${JSON.stringify(publicUrl + NEWS)});
  window.daybookNews.onopen = (event) => (event.target.onopen = () => location.reload());
  window.daybookNews.onmessage = () => location.reload();
}
`;

  function listen(request, response) {
    response.writeHead(200, {
      ...NOT_KEPT,
      'Content-Type': 'text/event-stream',
      'Access-Control-Allow-Origin': '*',
    });
    response.write('retry: 500\n\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  /** Adds the lines to the end of a response of the server. */
  function lengthen(answer, response) {
    const headers = { ...answer.headers, 'cache-control': 'no-store' };
    for (const name of ['content-length', 'etag']) delete headers[name];
    const isPage = String(headers['content-type']).startsWith('text/html');
    const isScript = String(headers['content-type']).startsWith('text/javascript');
    response.writeHead(answer.statusCode, headers);
    answer.on('data', (chunk) => response.write(chunk));
    answer.on('end', () => response.end(isPage ? RELOAD_TAG : isScript ? script : ''));
  }

  return {
    /** Middleware for the addresses of the script and of the change events. */
    answer(request, response, next) {
      if (request.url === NEWS) return listen(request, response);
      if (request.url !== SCRIPT) return next();
      response.writeHead(200, { ...NOT_KEPT, 'Content-Type': 'text/javascript' }).end(script);
    },
    /** Returns Vite's proxy options for addresses that begin with `start`. */
    passOn(start, target) {
      if (start !== '/diary/' && start !== '/embed.js') return { target };
      return {
        target,
        selfHandleResponse: true,
        configure(proxy) {
          proxy.on('proxyReq', (request) => {
            for (const name of ['accept-encoding', 'if-none-match']) request.removeHeader(name);
          });
          proxy.on('proxyRes', (answer, _request, response) => lengthen(answer, response));
        },
      };
    },
    tellPages() {
      for (const response of listeners) response.write('data: changed\n\n');
    },
  };
}
