import { useEffect, useState } from 'react';
import { Book } from './Book.tsx';
import { Home } from './Home.tsx';
import { neighbours } from './neighbours.ts';
import { homeAddress, usePlace } from './place.ts';

export function App() {
  const place = usePlace();
  const neighbour = neighbours.find(({ slug }) => slug === place);
  const reference = useLastBooking();

  useEffect(() => {
    document.title = neighbour ? `Book ${neighbour.name} · The Neighbours` : 'The Neighbours';
  }, [neighbour]);

  return (
    <>
      <header>
        <a className="name" href={homeAddress}>
          The Neighbours
        </a>
      </header>
      <main>
        <p className="booked" role="status">
          {reference === null ? null : <span>Booked. Your reference is {reference}.</span>}
        </p>
        {neighbour ? <Book neighbour={neighbour} /> : <Home />}
      </main>
      <footer>
        <p>The Neighbours. An example website.</p>
      </footer>
    </>
  );
}

/** The diary's events bubble, so that one listener hears every diary of the site. */
function useLastBooking(): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const listen = (event: CustomEvent<{ reference: string }>) => setReference(event.detail.reference);
    document.addEventListener('daybook:booked', listen);
    return () => document.removeEventListener('daybook:booked', listen);
  }, []);
  return reference;
}
