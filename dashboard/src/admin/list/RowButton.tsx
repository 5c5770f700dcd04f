import { Button } from '../../ui/Button.tsx';

interface RowButtonProps {
  /** What its row is about, for those who hear a button without it. */
  subject: string;
  children: string;
  onClick: () => void;
}

/** A button in a row of a list. */
export function RowButton({ subject, children, onClick }: RowButtonProps) {
  return (
    <Button kind="quiet" aria-label={`${children} ${subject}`} onClick={onClick}>
      {children}
    </Button>
  );
}
