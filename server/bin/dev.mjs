/**
 * `npm run dev`: serves the same as `npm start`, and follows the sources. Vite listens on the usual address:
 * it serves the dashboard itself, with hot reload, and passes everything else on to the server, which
 * restarts when server, schema, widget or examples change. Open pages of the diary then reload.
 */

import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createReloading } from './dev/reloading.mjs';
import { superviseServer } from './dev/supervise-server.mjs';
import { buildWhatIsStale, installWhatIsMissing, root } from './prepare.mjs';

const host = process.env.HOST || 'localhost';
const port = Number(process.env.PORT || 8787);
const publicUrl = (process.env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
const behind = { host: 'localhost', port: port + 1 };

/** Matches the sources of the server and the widget. */
const FOLLOWED =
  /^(server\/src|schema|widget|examples)\/(?!.*(\bdist\/|\be2e\/|\bbench\/|\bpictures\/|\.test\.|\.md$))/;
/** Files saved within this many milliseconds are followed as one change. */
const SAVED_TOGETHER = 100;
const changed = new Set();
let isFollowing = false;
let isStopping = false;

await installWhatIsMissing();
await buildWhatIsStale(['widget', 'dashboard', 'examples']);

const server = superviseServer({ ...behind, publicUrl });
const reloading = createReloading(publicUrl);
const vite = await startVite();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
vite.watcher.add(['server/src', 'schema', 'widget', 'examples'].map((folder) => join(root, folder)));
vite.watcher.on('all', (_event, file) => void follow(relative(root, file).split(sep).join('/')));
await server.restart();

async function startVite() {
  const { createServer, loadConfigFromFile } = await import('vite');
  const configFile = join(root, 'dashboard/vite.config.ts');
  const mode = { command: 'serve', mode: 'development' };
  const served = Object.keys((await loadConfigFromFile(mode, configFile)).config.server.proxy);
  const target = `http://${behind.host}:${behind.port}`;
  const vite = await createServer({
    root: join(root, 'dashboard'),
    configFile,
    clearScreen: false,
    plugins: [
      {
        name: 'daybook-in-front',
        configureServer: ({ middlewares }) => {
          middlewares.use((...given) => reloading.answer(...given));
          middlewares.use(server.waitFor((path) => served.some((start) => path.startsWith(start))));
        },
        // As the server does with the built page.
        transformIndexHtml: () => [
          ...tell('support-email', process.env.SUPPORT_EMAIL),
          ...tell('checkout', '/dev/checkout'),
        ],
      },
    ],
    server: {
      host,
      port,
      strictPort: true,
      // The server has its own rules about other origins.
      cors: false,
      watch: { ignored: ['**/dist/**'] },
      proxy: Object.fromEntries(served.map((start) => [start, reloading.passOn(start, target)])),
    },
  });
  return vite.listen();
}

function tell(name, content) {
  return content ? [{ tag: 'meta', attrs: { name, content }, injectTo: 'head' }] : [];
}

/** Builds what is stale, restarts the server, and reloads open pages. Changes made meanwhile follow. */
async function follow(file) {
  if (!FOLLOWED.test(file)) return;
  changed.add(file);
  if (isFollowing) return;
  isFollowing = true;
  let isServers = false;
  while (changed.size) {
    await wait(SAVED_TOGETHER);
    const files = [...changed];
    changed.clear();
    isServers ||= files.some((name) => name.startsWith('server/'));
    console.log(`Changed: ${files.join(', ')}`);
    try {
      await buildWhatIsStale(['widget', 'examples']);
      if (!(await server.restart()) || changed.size) continue;
      reloading.tellPages();
      if (isServers) vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      console.error(`${error.message}. Waiting for the next change.`);
    }
  }
  isFollowing = false;
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([server.stop(), vite.close()]);
  process.exit(0);
}
