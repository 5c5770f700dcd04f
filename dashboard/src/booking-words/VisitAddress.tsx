import { mapLinkOf, visitAddressOf, type VisitedPlace } from '@daybook/schema/rules/map-link';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ON_MAP } from './booking-texts.ts';

interface VisitAddressProps {
  booking: VisitedPlace;
  className?: string | undefined;
}

/** The address of a home visit, as a link to a map; nothing where the customer named no place. */
export function VisitAddress({ booking, className }: VisitAddressProps) {
  const address = visitAddressOf(booking);
  const link = mapLinkOf(address);
  if (link === null) return null;
  return (
    <a className={className} href={link} target="_blank" rel="noopener noreferrer">
      {address} <VisuallyHidden>{ON_MAP}</VisuallyHidden>
    </a>
  );
}
