import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
export const never = new AbortController().signal;
let close = () => {};
afterEach(() => close());

export async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => handler(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

export const answerWith =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
