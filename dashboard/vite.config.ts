import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameChunks } from './chunks.ts';
import { loginPath, sitePages } from '../schema/words/routes.ts';
import { screensByAddress } from './screens-by-address.ts';

/** The addresses that the server answers. `npm run dev` puts its own server behind the same addresses. */
const server = 'http://localhost:8787';
const served = [
  '/api/',
  '/diary/',
  '/dev/',
  '/assets/',
  '/embed.js',
  '/embed/',
  '/healthz',
  '/readyz',
  loginPath,
];
/** Pages that the server renders: at exactly these addresses. */
const rendered = Object.values(sitePages).map((path) => `^${path}$`);

/** React Router without its warnings for developers, which its package gives out under no condition of its own. */
const QUIET_ROUTER = fileURLToPath(
  new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: QUIET_ROUTER }] : [] },
  plugins: [react(), screensByAddress()],
  build: {
    outDir: 'dist/app',
    assetsDir: 'assets/dashboard',
    manifest: true,
    // The server's policy forbids inline scripts and data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameChunks(), debugName: 'shared' }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries([...served, ...rendered].map((path) => [path, server])),
  },
}));
