import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionRow } from './Sessions.tsx';

const nameOfButton = (session: { is_this: boolean; last_used_at: string }) => {
  const html = renderToStaticMarkup(
    <SessionRow
      session={{
        id: session.last_used_at,
        device: 'Chrome on Linux',
        started_at: '2026-11-20T09:00:00.000Z',
        ...session,
      }}
      isWorking={false}
      onEnd={() => undefined}
    />,
  );
  return /<button[^>]*aria-label="([^"]*)"/.exec(html)?.[1];
};

it('distinguishes two sessions of the same browser by when they were last used', () => {
  const earlier = nameOfButton({ is_this: false, last_used_at: '2026-11-22T09:00:00.000Z' });
  const later = nameOfButton({ is_this: false, last_used_at: '2026-11-22T10:30:00.000Z' });
  expect(earlier).toMatch(/^Log out Chrome on Linux, last used Sunday 22 November 2026 at /);
  expect(later).not.toBe(earlier);
});

it('marks this browser’s session', () => {
  expect(nameOfButton({ is_this: true, last_used_at: '2026-11-22T09:00:00.000Z' })).toBe(
    'Log out this device',
  );
});
