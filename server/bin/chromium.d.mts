export function findOwnChromium(): string | undefined;
