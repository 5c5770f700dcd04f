import { colours } from '@daybook/schema/figures/colours';

const customProperties = (theme: 'light' | 'dark') =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour[theme]};`)
    .join(' ');

export const localStyles = `
:root { color-scheme: light dark; ${customProperties('light')} }
@media (prefers-color-scheme: dark) { :root { ${customProperties('dark')} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 32px 0 8px; }
p { margin: 0 0 16px; }
a { color: var(--sky); }
:focus-visible { outline: 2px solid var(--sky); outline-offset: 2px; }
.soft { color: var(--inkSoft); font-size: 14px; }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.mails li { padding: 12px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.mails a { display: inline-block; padding: 8px 0; font-weight: 600; }
.mails p { margin: 0; }
.trouble { background: var(--brickTint); border-radius: 10px; padding: 16px; margin: 16px 0; }
.trouble h2 { margin: 0 0 8px; color: var(--brick); }
.trouble ul { margin: 0; padding-left: 20px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--inkSoft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 75vh; min-height: 480px; border: 1px solid var(--line); border-radius: 10px; background: ${colours.card.light}; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; line-height: 1.45; }
.narrow { max-width: 26rem; margin: 0 auto; }
.fields { display: grid; gap: 16px; margin: 24px 0; }
.field { display: grid; gap: 4px; }
.field label { font-weight: 600; }
.field span { color: var(--inkSoft); font-size: 14px; font-weight: 400; }
.field input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--inkSoft);
  border-radius: 6px; padding: 8px 12px; min-height: 44px; width: 100%; }
.check { display: flex; gap: 8px; align-items: center; min-height: 44px; }
.check input { width: 20px; height: 20px; margin: 0; accent-color: var(--leaf); }
button { font: inherit; font-weight: 600; border-radius: 6px; border: 1px solid var(--leaf); padding: 8px 16px;
  min-height: 44px; background: var(--leaf); color: var(--onLeaf); cursor: pointer; }
button.quiet { background: none; color: inherit; border-color: var(--line); }
.accounts { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
.accounts button { width: 100%; text-align: left; background: var(--card); color: inherit;
  border-color: var(--line); overflow-wrap: anywhere; }
.accounts small { display: block; color: var(--inkSoft); font-size: 14px; font-weight: 400; }
.problem { background: var(--brickTint); color: var(--brick); border-radius: 6px; padding: 8px 12px; }
`;
