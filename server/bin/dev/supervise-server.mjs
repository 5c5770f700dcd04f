/** Runs the server from its sources for `npm run dev`: restarts it on demand, and reports when it ends. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../prepare.mjs';
import { RELOAD_TAG } from './reloading.mjs';

export function superviseServer({ host, port, publicUrl }) {
  const folder = join(root, 'server');
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
  };
  let child = null;
  /** Resolves to whether the newest start responds. */
  let isUp = Promise.resolve(false);
  // The server never outlives this process.
  process.on('exit', () => child?.kill());

  function start() {
    // In the server's own folder tsx finds its tsconfig, which says which JSX to use.
    const started = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    started.on('exit', (code, signal) => {
      if (started !== child) return;
      child = null;
      isUp = Promise.resolve(false);
      console.error(`The server ended with ${signal ?? code}. It starts again at the next change.`);
    });
    return started;
  }

  async function answers(started) {
    while (started === child) {
      const answer = await fetch(`http://${host}:${port}/healthz`).catch(() => null);
      if (answer?.ok) return true;
      await wait(50);
    }
    return false;
  }

  async function stop() {
    const stopped = child;
    child = null;
    if (!stopped) return;
    const ended = once(stopped, 'exit');
    stopped.kill('SIGTERM');
    await ended;
  }

  return {
    /** Resolves to whether the new server responds; it may have ended. */
    restart() {
      isUp = stop().then(() => answers((child = start())));
      return isUp;
    },
    stop,
    /** Middleware that holds requests for the server until it responds, and reports if it does not. */
    waitFor: (isServers) => async (request, response, next) => {
      if (!isServers(request.url) || (await isUp)) return next();
      response.writeHead(503, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(
        `<link rel="icon" href="data:,"><p>The server has ended; the terminal says why.</p>${RELOAD_TAG}`,
      );
    },
  };
}
