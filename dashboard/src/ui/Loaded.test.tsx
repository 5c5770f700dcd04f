import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Loaded, LoadedInPlace, type Loadable } from './Loaded.tsx';

const refetch = () => Promise.resolve();
const coming: Loadable<string> = { data: undefined, error: null, refetch };
const there: Loadable<string> = { data: 'seven bookings', error: null, refetch };
const refused: Loadable<string> = { data: undefined, error: new Error('503'), refetch };
const outdated: Loadable<string> = { data: 'seven bookings', error: new Error('503'), refetch };

const drawn = (query: Loadable<string>) =>
  renderToStaticMarkup(
    <Loaded query={query} failed="Failed to load bookings" loading="Loading bookings…" shape={<i>grey</i>}>
      {(data) => <b>{data}</b>}
    </Loaded>,
  );
const drawnInPlace = (query: Loadable<string>) =>
  renderToStaticMarkup(
    <LoadedInPlace query={query} failed="Failed to load bookings" loading="Loading bookings…">
      {(data) => <b>{data ?? 'empty frame'}</b>}
    </LoadedInPlace>,
  );

it('says that it is loading, also to people who can’t see the skeletons', () => {
  expect(drawn(coming)).toMatch(/role="status".*Loading bookings….*<i>grey<\/i>/);
  expect(drawnInPlace(coming)).toMatch(/role="status".*Loading bookings….*<b>empty frame<\/b>/);
});

it('shows what was loaded, even when it couldn’t be reloaded', () => {
  for (const query of [there, outdated]) {
    expect(drawn(query)).toBe('<b>seven bookings</b>');
    expect(drawnInPlace(query)).toBe('<b>seven bookings</b>');
  }
});

it('says why nothing was loaded, with a way to try again', () => {
  for (const shown of [drawn(refused), drawnInPlace(refused)]) {
    expect(shown).toMatch(/role="alert".*Failed to load bookings.*<button.*Try again/);
    expect(shown).not.toContain('<b>');
  }
});
