/** The pictures of the demo businesses and of some of their people, drawn for them: one scene each, 96 by 96. */

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { makePicture, type Picture } from '../pictures/make-picture.ts';

const shop = `<rect width="96" height="96" fill="#dce7e0"/><rect y="72" width="96" height="24" fill="#cfc7b8"/>
<rect x="12" y="14" width="72" height="60" fill="#2b5f4b"/><rect x="12" y="14" width="72" height="13" fill="#214c3b"/>
<rect x="30" y="19" width="36" height="3" fill="#e9ddbe"/><rect x="12" y="27" width="72" height="7" fill="#f4efe4"/>
<rect x="18" y="41" width="34" height="26" fill="#f7e9c4"/><circle cx="29" cy="53" r="4.5" fill="#7a4a2a"/>
<path d="M23 67q0-9 6-9t6 9z" fill="#a83226"/><circle cx="43" cy="50" r="6" fill="none" stroke="#8d7a52" stroke-width="1.5"/>
<rect x="58" y="40" width="20" height="34" fill="#e9ddbe"/><rect x="61" y="43" width="14" height="18" fill="#9cc3b2"/>
<ellipse cx="8" cy="66" rx="9" ry="13" fill="#6e9c6b"/>`;

const harbour = `<rect width="96" height="96" fill="#d7e6ee"/><circle cx="74" cy="22" r="9" fill="#f3d9a0"/>
<rect y="60" width="96" height="36" fill="#5b8ea6"/><path d="M0 70q12-6 24 0t24 0 24 0 24 0v26H0z" fill="#477a93"/>
<path d="M22 62h52l-8 14H30z" fill="#a83226"/><rect x="46" y="20" width="3" height="42" fill="#4a3a28"/>
<path d="M50 22l22 34H50z" fill="#fbfaf7"/><path d="M45 28L28 56h17z" fill="#ece5d6"/>`;

const barn = `<rect width="96" height="96" fill="#e7ecd9"/><path d="M0 74q24-10 48-4t48-4v30H0z" fill="#8fae6e"/>
<path d="M22 48l26-24 26 24v30H22z" fill="#8c3b2e"/><path d="M18 50l30-28 30 28-4 4-26-24-26 24z" fill="#4a3a34"/>
<rect x="39" y="52" width="18" height="26" fill="#f4efe4"/><path d="M39 52l18 26M57 52L39 78" stroke="#8c3b2e" stroke-width="2"/>
<circle cx="14" cy="60" r="10" fill="#5d8a52"/><circle cx="84" cy="58" r="12" fill="#5d8a52"/>`;

const maths = `<rect width="96" height="96" fill="#f1e6d6"/><rect x="12" y="16" width="72" height="50" fill="#2f4f46"/>
<rect x="12" y="64" width="72" height="4" fill="#8d7a52"/><path d="M22 54l16-26 16 26z" fill="none" stroke="#fbfaf7" stroke-width="2.5"/>
<circle cx="66" cy="42" r="9" fill="none" stroke="#f3d9a0" stroke-width="2.5"/><path d="M22 60h30" stroke="#fbfaf7" stroke-width="2"/>
<rect x="0" y="80" width="96" height="16" fill="#b98b5e"/><rect x="28" y="74" width="26" height="6" fill="#a83226"/>
<rect x="32" y="68" width="20" height="6" fill="#2456b8"/>`;

const face = (skin: string, hair: string, top: string) =>
  `<rect width="96" height="96" fill="#e9ddbe"/><path d="M24 52q-4-34 24-34t24 34v18H24z" fill="${hair}"/>
<path d="M12 96q2-26 36-26t36 26z" fill="${top}"/><rect x="40" y="56" width="16" height="20" rx="8" fill="${skin}"/>
<ellipse cx="48" cy="46" rx="17" ry="20" fill="${skin}"/><path d="M30 42q4-16 20-15 14 1 16 15-12-2-18-9-6 8-18 9z" fill="${hair}"/>
<circle cx="41" cy="47" r="2" fill="#1e1d1b"/><circle cx="55" cy="47" r="2" fill="#1e1d1b"/>
<path d="M42 56q6 5 12 0" fill="none" stroke="#1e1d1b" stroke-width="1.5"/>`;

const SCENES: Record<string, string> = {
  'willow-co-hair': shop,
  'harbour-physio': harbour,
  'old-mill-barn': barn,
  'maths-with-maya': maths,
  'Ruth Ellis': face('#e8b893', '#4a3a28', '#2b5f4b'),
  'Ann Marsh': face('#8d5a3c', '#2a211b', '#a83226'),
};

/** Returns the picture of the diary with this slug, or of the person with this name; null if none is drawn. */
export async function demoPicture(of: string): Promise<Picture | null> {
  const scene = SCENES[of];
  if (scene === undefined) return null;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="640" height="640">${scene}</svg>`;
  const canvas = createCanvas(640, 640);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(drawing)), 0, 0);
  const made = await makePicture((await canvas.encode('png')).toString('base64'));
  if (!made.ok) throw new Error(`no picture of ${of}`);
  return made.value;
}
