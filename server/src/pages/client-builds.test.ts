import { expect, it } from 'vitest';
import { paths } from '../runtime/paths.ts';
import { readSiteBuild } from './client-builds.ts';

it('names the command that builds what is missing', async () => {
  const nowhere = { ...paths, widgetEmbed: '/nowhere/embed' };
  await expect(
    readSiteBuild(nowhere, { supportEmail: 'help@example.com', pricing: 'setup_fee' }),
  ).rejects.toThrow('npm run build');
});
