/** Somebody else's site with the widget in it, at an origin of its own: `/` has the diary, `/button` the button that opens it. */

import { once } from 'node:events';
import { createServer } from 'node:http';

export interface HostSite {
  url: string;
  close: () => void;
}

export async function serveHostSite(daybookUrl: string, slug: string): Promise<HostSite> {
  const script = (attributes: string) =>
    `<script src="${daybookUrl}/embed.js" data-diary="${slug}" ${attributes} async></script>`;
  const pages: Record<string, string> = {
    '/': page(`${script('')}<a href="${daybookUrl}/diary/${slug}">Book online</a>`),
    '/button': page(script('data-mode="button"')),
  };
  const server = createServer((asked, answer) => {
    const html = pages[asked.url ?? ''];
    answer.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(html);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host site listens on no port');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The diary comes last: whatever the site says above it stays where it is. */
const page = (diary: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A salon</title>
    <link rel="icon" href="data:,">
  </head>
  <body><main><h1>A salon</h1><p>One chair by the window, one person at a time.</p>${diary}</main></body>
</html>`;
