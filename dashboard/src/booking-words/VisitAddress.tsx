import { mapLinkOf, visitAddressOf, type VisitedPlace } from '@daybook/schema/rules/map-link';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ON_MAP } from './booking-texts.ts';

interface VisitAddressProps {
  booking: VisitedPlace;
  className?: string | undefined;
}

/** Links the address of a home visit to a map. Shows nothing when the customer gave no address. */
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
