/** The colours of styles/tokens.css, for emails, pictures and unstyled pages. A test compares them. */
export const colours = {
  paper: { light: '#fbfaf7', dark: '#171614' },
  card: { light: '#ffffff', dark: '#201f1c' },
  ink: { light: '#1e1d1b', dark: '#f1eee8' },
  inkSoft: { light: '#55524c', dark: '#c4bfb5' },
  line: { light: '#e4e0d8', dark: '#38352f' },
  leaf: { light: '#1f6b4f', dark: '#7ccba9' },
  leafTint: { light: '#e7f2ec', dark: '#1c3229' },
  onLeaf: { light: '#ffffff', dark: '#0e241a' },
  sky: { light: '#2456b8', dark: '#93b6ff' },
  brick: { light: '#a83226', dark: '#f29a90' },
  brickTint: { light: '#fbeae8', dark: '#3d201c' },
} as const;
