/** Serves the product at an address as it would have in public, so that pictures of it show no machine's own. */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOST = 'book.example';
export const PUBLIC_URL = `https://${HOST}`;

interface PublicAddress {
  /** For Chromium: that host is on this machine. */
  argument: string;
  close: () => void;
}

/**
 * Passes all that is asked there on to `target`, where the product answers, as the proxy before it does in production.
 * The certificate is nobody's: the browser must not mind.
 */
export async function servePublicly(target: string): Promise<PublicAddress> {
  const { hostname, port } = new URL(target);
  const proxy = createServer(makeCertificate(), (asked, answer) => {
    const { method, url: path, headers } = asked;
    const passedOn = request({ hostname, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy listens on no port');
  return {
    argument: `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${address.port}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Made by openssl, and kept nowhere. Throws where there is none. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  try {
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${HOST}`, '-days', '1'];
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
