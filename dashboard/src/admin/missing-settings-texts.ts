export const missingSettingsText = (names: readonly string[]) =>
  `The privacy policy and the terms are incomplete. Add these settings, then restart: ${names.join(', ')}.`;
