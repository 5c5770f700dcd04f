import { build, defineConfig, type UserConfig } from 'vite';
import { forHostPages } from './vite.host-pages.ts';

/**
 * The script for other people's pages, with its styles as text inside; and beside it the file that it loads
 * later.
 */
export default defineConfig(async (): Promise<UserConfig> => {
  const booking = await buildLaterFile();
  return {
    ...forHostPages,
    define: { LATER_FILE: JSON.stringify(booking.fileName) },
    plugins: [
      ...forHostPages.plugins,
      {
        name: 'later-file',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: booking.fileName, source: booking.code });
        },
      },
    ],
    build: {
      ...forHostPages.build,
      lib: { entry: 'src/embed.ts', formats: ['iife'], name: 'daybookEmbed', fileName: () => 'embed.js' },
    },
  };
});

async function buildLaterFile() {
  const configFile = `${import.meta.dirname}/vite.later.config.ts`;
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } });
  const [file] = 'output' in built ? built.output : [];
  if (!file) throw new Error('later.ts makes one file');
  return file;
}
