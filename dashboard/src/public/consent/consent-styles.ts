/** The banner's own styles, in its own tree, with the colours of the public pages. */
export const CONSENT_STYLES = `
:host {
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: block;
}
* {
  box-sizing: border-box;
}
section {
  border-top: 1px solid var(--line);
  background: var(--card);
  color: var(--ink);
  box-shadow: 0 -4px 24px rgb(30 29 27 / 8%);
  font-size: 0.9375rem;
  line-height: 1.45;
}
section > div {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  max-width: 75rem;
  margin: 0 auto;
  padding: 12px 8px max(12px, env(safe-area-inset-bottom)) 16px;
}
h2 {
  margin: 0 0 2px;
  font: inherit;
  font-weight: 600;
}
p {
  margin: 0;
}
a {
  color: inherit;
  text-underline-offset: 0.15em;
}
button {
  min-height: 44px;
  border: 1px solid var(--line-control);
  border-radius: 6px;
  padding: 0 20px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}
button:hover {
  border-color: var(--ink);
}
a:focus-visible,
button:focus-visible,
section:focus-visible {
  outline: 2px solid var(--sky);
  outline-offset: 2px;
}
[data-close] {
  align-self: start;
  width: 44px;
  margin-top: -8px;
  border: 0;
  padding: 0;
  font-size: 24px;
  font-weight: 400;
  line-height: 1;
}
[data-choices] {
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  width: 100%;
  margin: 4px 0 0;
  padding: 0 8px 0 0;
}
[data-choices] button {
  flex: 1;
}
@media (width >= 768px) {
  p {
    display: inline;
  }
  section > div {
    grid-template-columns: 1fr auto auto;
    align-items: center;
    padding-inline: 24px 16px;
  }
  [data-choices] {
    grid-column: 2;
    grid-row: 1;
    width: auto;
    margin: 0;
    padding: 0;
  }
  [data-close] {
    grid-column: 3;
    grid-row: 1;
    align-self: center;
    margin: 0;
  }
}
@media (height < 30rem) {
  :host {
    position: static;
  }
}
@media print {
  :host {
    display: none;
  }
}
`;
