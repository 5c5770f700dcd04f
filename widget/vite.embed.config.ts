import { build, defineConfig, type UserConfig } from 'vite';
import { forHostPages } from './vite.host-pages.ts';

/** The script for other people's pages, styles inside as text; and, beside it, the file that it loads later. */
export default defineConfig(async (): Promise<UserConfig> => {
  const booking = await buildBookingFile();
  return {
    ...forHostPages,
    define: { BOOKING_FILE: JSON.stringify(booking.fileName) },
    plugins: [
      {
        name: 'booking-file',
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

async function buildBookingFile() {
  const configFile = `${import.meta.dirname}/vite.booking.config.ts`;
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } });
  const [file] = 'output' in built ? built.output : [];
  if (!file) throw new Error('booking.ts makes one file');
  return file;
}
