import { describe, expect, it, vi } from 'vitest';
import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { h as preactH } from 'preact';
import { Diary, type DiaryProps } from '../diary/Diary.tsx';
import { ANSWER, EMPTY, samplePage } from '../diary/sample-diary.ts';
import { pageState } from '../hosted/page-state.ts';
import { h } from './preact.ts';

/** HTML of a lean tree, as preact-render-to-string writes it. */
function htmlOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(htmlOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return escape(`${node}`);
  if (typeof node !== 'object' || node === null || !('type' in node) || !('props' in node)) return '';
  const tag = typeof node.type === 'string' ? node.type : '';
  const props = Object.entries(node.props ?? {}).map(([name, value]) => attribute(name, value));
  const open = `<${tag}${props.join('')}`;
  const inner = 'children' in node ? htmlOf(node.children) : '';
  return tag === 'input' || (tag === 'path' && !inner) ? `${open}>` : `${open}>${inner}</${tag}>`;
}

function attribute(name: string, value: unknown): string {
  const isStated = name[4] === '-' && value !== undefined;
  if (name.startsWith('on') || typeof value === 'function') return '';
  if (value == null || (value === false && !isStated)) return '';
  if (value === true && !isStated) return ` ${name.toLowerCase()}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return ` ${nameOf(name)}="${escape(text)}"`;
}

const nameOf = (name: string) => (name === 'viewBox' ? name : name.toLowerCase());
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const tidy = (html: string) => html.replaceAll('></path>', '>').replaceAll('/>', '>').replaceAll('=""', '');

/** The diary's components once more, their JSX made by the lean h. */
async function leanDiary(): Promise<(props: DiaryProps) => unknown> {
  type Props = Parameters<typeof h>[1] & object;
  const jsx = (type: Parameters<typeof h>[0], { children, ...props }: Props) =>
    h(type, props, ...(Array.isArray(children) ? children : [children]));
  const runtime = () => ({ jsx, jsxs: jsx, jsxDEV: jsx });
  vi.doMock('preact/jsx-runtime', runtime);
  vi.doMock('preact/jsx-dev-runtime', runtime);
  vi.resetModules();
  return (await import('../diary/Diary.tsx')).Diary;
}

const pages = {
  times: samplePage(),
  services: samplePage({ eventId: 2 }),
  'venues and events': samplePage({ eventId: 3 }),
  'a day event': samplePage({ eventId: 4 }),
  'the form': samplePage({ eventId: 5, slotId: '5-13:00' }),
  problems: samplePage(
    { eventId: 1, slotId: '1-10:30' },
    { form: { ...samplePage().form, banner: 'No', problems: { attendee_email: 'Email is required' } } },
  ),
  'the confirmation': samplePage({}, { booked: ANSWER }),
  'an empty diary': samplePage({}, { diary: EMPTY }),
};

describe('the lean h', async () => {
  const lean = await leanDiary();
  const full: ComponentType<DiaryProps> = Diary;

  it.each(Object.entries(pages))('makes of %s what Preact makes of it', (_, page) => {
    const props: DiaryProps = { state: pageState(page), slug: 'willow', send: () => undefined, base: '' };
    expect(tidy(htmlOf(lean(props)))).toBe(tidy(renderToString(preactH(full, props))));
  });
});
