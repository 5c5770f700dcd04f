/** A built site of a few short files, for tests. */

import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { builtFile } from '../src/http/files.ts';
import type { SiteBuild } from '../src/pages/client-builds.ts';
import { dashboardDocument } from '../src/pages/dashboard/dashboard-document.ts';
import { inlineStyles } from '../src/pages/inline-styles.ts';

const file = (name: string, text: string) => builtFile(name, Buffer.from(text));

/** `renderPage` replaces the widget's renderer. */
export const exampleSite = (renderPage: (page: DiaryPage) => string): SiteBuild => ({
  embedScript: file('embed.js', 'import("./embed/widget-9c0d.js");'),
  embedFiles: new Map([['embed/widget-9c0d.js', file('widget.js', 'export {};')]]),
  diaryPage: {
    script: '/assets/diary/assets/page-1a2b.js',
    styles: inlineStyles('.daybook{color:green}'),
    icon: '/assets/dashboard/icon-7a8b.svg',
    faces: [],
    renderer: { renderPage },
    files: new Map([['assets/page-1a2b.js', file('page.js', 'export {};')]]),
  },
  linkPages: {
    script: '/assets/diary/assets/links-3c4d.js',
    styles: inlineStyles('.daybook{color:green}'),
    icon: '/assets/dashboard/icon-7a8b.svg',
    faces: [],
  },
  publicPages: {
    renderer: {
      renderSitePage: ({ name, facts, user }) => ({
        title: `${name} · Daybook`,
        heading: name,
        description: `About ${name}.`,
        data: [],
        body: `<main>${name} for ${user?.email ?? 'everybody'}, free for ${facts.freeTrialHours} hours</main>`,
        styles: ['src/public/SiteFrame.tsx'],
        scripts: ['src/public/live.ts'],
      }),
    },
    faces: [],
    manifest: {
      'src/public/SiteFrame.tsx': { file: 'frame-1a2b.js', css: ['frame-3c4d.css'], imports: [] },
      'src/public/live.ts': { file: 'live-5e6f.js', css: [], imports: [] },
    },
    files: new Map([
      ['frame-3c4d.css', file('frame.css', 'main{color:green}')],
      ['live-5e6f.js', file('live.js', 'export {};')],
    ]),
  },
  dashboard: new Map([
    ['assets/dashboard/index-5e6f.js', file('index.js', 'export {};')],
    ['assets/dashboard/icon-7a8b.svg', file('icon.svg', '<svg/>')],
    ['offline-worker.js', file('offline-worker.js', 'self;')],
    ['daybook.webmanifest', file('daybook.webmanifest', '{}')],
    ['robots.txt', file('robots.txt', 'User-agent: *')],
  ]),
  dashboardDocument: dashboardDocument(
    '<!doctype html><html>\n  <head>\n  </head>\n</html>',
    { supportEmail: 'help@daybook.example', pricing: 'setup_fee' },
    [],
  ),
});
