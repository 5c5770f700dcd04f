import houses from '../houses.svg';
import { neighbours } from './neighbours.ts';
import { bookAddress } from './place.ts';

export function Home() {
  return (
    <>
      <img className="street" src={houses} width="960" height="300" alt="" />
      <h1>Two doors, one website</h1>
      <p className="lead">Ruth and Maya grew up next door to each other. Now they share a website.</p>
      <ul className="doors">
        {neighbours.map(({ slug, name, what }) => (
          <li key={slug}>
            <h2>{name}</h2>
            <p>{what}</p>
            <a className="button" href={bookAddress(slug)}>
              Book {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
