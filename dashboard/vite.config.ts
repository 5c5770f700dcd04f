import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What is the server's to answer. `npm run dev` puts its own server behind the same addresses. */
const server = 'http://localhost:8787';
const served = ['/api/', '/diary/', '/dev/', '/assets/', '/embed.js', '/embed/', '/healthz'];

/** Never drawn for a customer. */
const OWNERS =
  /dashboard\/src\/(ui\/(fields|table|tabs|dialog|CopyButton|message\/(Banner|EmptyState))|api\/(account|bookings|businesses|events|keys|renewing|watch)|owner\/[a-z-]+\.ts)/;

export default defineConfig({
  plugins: [react()],
  build: {
    assetsDir: 'assets/dashboard',
    manifest: true,
    // The server's policy forbids inline scripts and data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // What the owner's pages share travels in one file: dozens of small ones would compress badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'owner', test: OWNERS, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, server])),
  },
});
