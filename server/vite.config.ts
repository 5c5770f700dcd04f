import { defineConfig } from 'vite';

/**
 * Bundles the server's own code into dist/main.js, next to the programs that move, back up and restore a
 * database and the threads that read calendars and answer long reads. Packages from the registry stay where npm put them.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'hono/jsx' } },
  ssr: { noExternal: [/^@daybook\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        move: 'src/database/move/move-program.ts',
        backup: 'src/database/backup/backup-program.ts',
        'calendar-worker': 'src/calendars/busy/calendar-worker.ts',
        'reading-thread': 'src/database/sqlite/reading-thread.ts',
        restore: 'src/database/backup/restore-program.ts',
      },
      // Shared chunks are in the same folder, because paths.ts finds files by its own location.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
