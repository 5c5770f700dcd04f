import { Stack } from '#ui/Layout.tsx';
import { RowText, Text } from '#ui/Text.tsx';

interface HeldLinesProps {
  title: string;
  none: string;
  lines: readonly { key: string; name: string; about: string }[];
}

/**
 * Lists emails about a booking, or times offered to somebody who waits, each with a name and a line about it.
 */
export function HeldLines({ title, none, lines }: HeldLinesProps) {
  return (
    <Stack gap={8}>
      <Text as="h4" size={14} weight="regular" tone="faint">
        {title}
      </Text>
      {lines.length === 0 ? (
        <RowText as="p" look="soft">
          {none}
        </RowText>
      ) : (
        <Stack as="ul" gap={8}>
          {lines.map(({ key, name, about }) => (
            <li key={key}>
              <p>{name}</p>
              <RowText as="p" look="soft">
                {about}
              </RowText>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
