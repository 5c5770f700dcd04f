import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What is the server's to answer. `npm run dev` puts its own server behind the same addresses. */
const server = 'http://localhost:8787';
const served = ['/api/', '/diary/', '/dev/', '/assets/', '/embed.js', '/healthz'];

export default defineConfig({
  plugins: [react()],
  build: {
    assetsDir: 'assets/dashboard',
    manifest: true,
    // The server's policy forbids inline scripts and data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, server])),
  },
});
