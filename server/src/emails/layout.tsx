/**
 * Emails in HTML, for mail programs: no tables, no pictures, nothing loaded; every style also stands at its
 * element, since some programs drop <style>. Those that keep it get the dark colours from there.
 */
import { renderToString } from 'hono/jsx/dom/server';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { LOCALE } from '@daybook/schema/words/product';
import type { Detail, EmailContent, EmailPart, Link } from './email.ts';
import { lines } from './plain-text.ts';

/** The tokens of the product's look, by value: mail programs know no custom properties. */
const colour = {
  paper: '#FBFAF7',
  card: '#FFFFFF',
  ink: '#1E1D1B',
  soft: '#55524C',
  line: '#E4E0D8',
  leaf: '#1F6B4F',
  leafTint: '#E7F2EC',
  sky: '#2456B8',
};
const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #191816 !important; color: #F2EFE9 !important; }
  .card { background: #23211E !important; border-color: #3A3733 !important; }
  .ink { color: #F2EFE9 !important; }
  .soft { color: #B9B4AB !important; }
  .link { color: #9DB9F5 !important; }
  .words { background: #1D2B25 !important; border-color: #6FBF9B !important; }
  .rule { border-color: #3A3733 !important; }
}`;

const style = {
  body: `margin:0;padding:24px 12px;background:${colour.paper};color:${colour.ink};font-family:${font};font-size:16px;line-height:1.55;`,
  card: `max-width:560px;margin:0 auto;padding:24px;background:${colour.card};border:1px solid ${colour.line};border-radius:10px;`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all;',
  heading: `margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;color:${colour.ink};`,
  title: `margin:0 0 4px;font-size:16px;line-height:1.4;font-weight:600;color:${colour.ink};`,
  paragraph: 'margin:0 0 16px;',
  words: `margin:0 0 16px;padding:12px 16px;background:${colour.leafTint};border-left:3px solid ${colour.leaf};`,
  wordsText: 'margin:0;',
  details: `margin:0 0 16px;padding:0;border-top:1px solid ${colour.line};`,
  label: `margin:12px 0 0;font-size:14px;color:${colour.soft};`,
  value: `margin:0 0 12px;color:${colour.ink};`,
  link: `color:${colour.sky};text-decoration:underline;`,
  // Some mail programs ignore padding: a border in the button's own colour takes its place.
  button: `display:inline-block;background:${colour.leaf};border:1px solid ${colour.leaf};border-width:12px 16px;border-radius:6px;color:#FFFFFF;font-weight:600;line-height:1.25;text-decoration:none;`,
  list: 'margin:0 0 16px;padding:0 0 0 20px;',
  item: 'margin:0 0 4px;padding:4px 0;',
  footer: `max-width:560px;margin:16px auto 0;padding:0 24px;font-size:14px;line-height:1.45;color:${colour.soft};`,
  footerLine: 'margin:0 0 4px;',
};

/** A whole HTML document; what it is given is escaped. */
export function emailHtml(content: EmailContent, subject: string): string {
  return `<!doctype html>\n${renderToString(<EmailDocument content={content} subject={subject} />)}`;
}

function EmailDocument({ content, subject }: { content: EmailContent; subject: string }) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Mail programs would make links of their own out of these. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body class="paper" style={style.body}>
        <div style={style.preview}>{oneLine(content.preview)}</div>
        <main class="card" style={style.card}>
          <h1 class="ink" style={style.heading}>
            {oneLine(content.heading)}
          </h1>
          {content.parts.map((part) => (
            <Part part={part} />
          ))}
        </main>
        <footer class="soft" style={style.footer}>
          {content.footer.map((line) => (
            <p style={style.footerLine}>{oneLine(line)}</p>
          ))}
          <FooterLinks links={content.footerLinks ?? []} />
        </footer>
      </body>
    </html>
  );
}

function Part({ part }: { part: EmailPart }) {
  switch (part.type) {
    case 'paragraph':
      return (
        <p style={style.paragraph}>
          <Lines text={part.text} />
        </p>
      );
    case 'words':
      return (
        <div class="words" style={style.words}>
          <h2 class="ink" style={style.title}>
            {part.title}
          </h2>
          <p style={style.wordsText}>
            <Lines text={part.text} />
          </p>
        </div>
      );
    case 'details':
      return <Details rows={part.rows} />;
    case 'button':
      return (
        <p style={style.paragraph}>
          <a href={part.link.href} style={style.button}>
            {part.link.label}
          </a>
        </p>
      );
    case 'links':
      return <Links title={part.title} links={part.links} />;
  }
}

function Details({ rows }: { rows: Detail[] }) {
  return (
    <dl class="rule" style={style.details}>
      {rows.map(({ label, value, href }) => (
        <>
          <dt class="soft" style={style.label}>
            {label}
          </dt>
          <dd class="ink" style={style.value}>
            {href ? (
              <a class="link" href={href} style={style.link}>
                {value}
              </a>
            ) : (
              <Lines text={value} />
            )}
          </dd>
        </>
      ))}
    </dl>
  );
}

function Links({ title, links }: { title: string; links: Link[] }) {
  return (
    <>
      <h2 class="ink" style={style.title}>
        {title}
      </h2>
      <ul style={style.list}>
        {links.map(({ label, href }) => (
          <li style={style.item}>
            <a class="link" href={href} style={style.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function FooterLinks({ links }: { links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <p style={style.footerLine}>
      {links.map(({ label, href }, index) => (
        <>
          {index > 0 ? ' · ' : null}
          <a class="link" href={href} style={style.link}>
            {oneLine(label)}
          </a>
        </>
      ))}
    </p>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <>
      {lines(text).map((line, index) => (
        <>
          {index > 0 ? <br /> : null}
          {line}
        </>
      ))}
    </>
  );
}
