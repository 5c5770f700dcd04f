import { questionsCounted, SEARCH_QUERY } from '../help-texts.ts';
import { folded, matches } from './matches.ts';

interface Entry {
  element: HTMLDetailsElement;
  section: Element;
  text: string;
}

const search = document.querySelector('[data-faq-search]');
const input = search?.querySelector('input');
const count = search?.querySelector('[data-faq-count]');
const nothing = search?.querySelector<HTMLElement>('[data-faq-nothing]');
if (input && count && nothing) bringToLife(input, count, nothing);

function bringToLife(input: HTMLInputElement, count: Element, nothing: HTMLElement): void {
  const entries = entriesOf(document);
  const contents = document.querySelector('main nav');
  const sections = [...new Set(entries.map(({ section }) => section))];

  /** Shows the questions with all the words, and their categories. */
  function filter(): void {
    const query = input.value.trim();
    for (const { element, text } of entries) element.hidden = !matches(text, query);
    for (const section of sections) {
      const isEmpty = entries.every((entry) => entry.section !== section || entry.element.hidden);
      section.toggleAttribute('hidden', isEmpty);
      contentsLineOf(section)?.toggleAttribute('hidden', isEmpty);
    }
    const shown = entries.filter(({ element }) => !element.hidden).length;
    count.textContent = query === '' ? '' : questionsCounted(shown, entries.length);
    nothing.hidden = shown > 0;
    contents?.toggleAttribute('hidden', shown === 0);
  }

  /** Opens the question in the address, even if the search has hidden it. */
  function openNamed(): void {
    const named = entries.find(({ element }) => `#${element.id}` === window.location.hash)?.element;
    if (!named) return;
    if (named.hidden) {
      input.value = '';
      filter();
      keepInAddress(input.value);
    }
    named.open = true;
    named.scrollIntoView();
  }

  input.value = new URL(window.location.href).searchParams.get(SEARCH_QUERY) ?? input.value;
  filter();
  openNamed();
  input.addEventListener('input', () => {
    filter();
    keepInAddress(input.value);
  });
  input.form?.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('hashchange', openNamed);
}

function entriesOf(page: Document): Entry[] {
  return [...page.querySelectorAll<HTMLDetailsElement>('main section details[id]')].flatMap((element) => {
    const section = element.closest('section');
    const words = [...element.querySelectorAll('summary, p')].map(({ textContent }) => textContent);
    const keywords = element.querySelector<HTMLElement>('[data-keywords]')?.dataset.keywords ?? '';
    return section ? [{ element, section, text: folded([...words, keywords].join(' ')) }] : [];
  });
}

function contentsLineOf(section: Element): Element | null {
  return document.querySelector(`nav li:has(> a[href="#${section.id}"])`);
}

/** Keeps the search in the address, so that it can be shared and survives coming back. */
function keepInAddress(query: string): void {
  const address = new URL(window.location.href);
  if (query.trim() === '') address.searchParams.delete(SEARCH_QUERY);
  else address.searchParams.set(SEARCH_QUERY, query.trim());
  window.history.replaceState(null, '', address);
}
