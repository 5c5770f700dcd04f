import { useState } from 'react';
import { neighbours, type Neighbour } from './neighbours.ts';
import { bookAddress } from './place.ts';

const themes = { auto: 'Match device', light: 'Light', dark: 'Dark' } as const;

/** One diary element stays in the page while its slug, accent and theme change. */
export function Book({ neighbour }: { neighbour: Neighbour }) {
  const [theme, setTheme] = useState<keyof typeof themes>('light');
  return (
    <>
      <h1>Book {neighbour.name}</h1>
      <div className="choices">
        <nav aria-label="Choose a business">
          {neighbours.map(({ slug, name }) => (
            <a
              key={slug}
              href={bookAddress(slug)}
              aria-current={slug === neighbour.slug ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <fieldset>
          <legend>Colours</legend>
          {(['auto', 'light', 'dark'] as const).map((name) => (
            <label key={name}>
              <input type="radio" name="theme" checked={theme === name} onChange={() => setTheme(name)} />
              {themes[name]}
            </label>
          ))}
        </fieldset>
      </div>
      <daybook-diary slug={neighbour.slug} accent={neighbour.accent} theme={theme}>
        <p>
          <a href={`%DAYBOOK_URL%/diary/${neighbour.slug}`}>Open the diary of {neighbour.name}</a>
        </p>
      </daybook-diary>
    </>
  );
}
