import type { FastifyReply } from 'fastify';
import { BRAND_HUE, brandPalette } from '#contract/brand-palette';

const palette = brandPalette(BRAND_HUE.default);

const STYLE = `
  :root {
    color-scheme: light dark;
    --surface: light-dark(${palette.surface}); --raised: light-dark(${palette['surface-raised']});
    --ink: light-dark(${palette.ink}); --quiet: light-dark(${palette['ink-quiet']});
    --line: light-dark(${palette.hairline}); --violet: light-dark(${palette.violet}); --soft: light-dark(${palette['violet-soft']});
    --danger: light-dark(#a70f3d, #fb91ab);
  }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--surface); color: var(--ink); }
  header { padding: 24px clamp(16px, 4vw, 32px) 16px; }
  h1 { margin: 0; font-size: 24px; letter-spacing: -0.02em; }
  h2 { margin: 0; font-size: 20px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  p { margin: 4px 0 0; color: var(--quiet); font-size: 14px; }
  main { display: grid; gap: 24px; padding: 0 clamp(16px, 4vw, 32px) 32px; }
  ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); align-self: start; }
  li { border-bottom: 1px solid var(--line); }
  a { color: var(--violet); }
  a:focus-visible, summary:focus-visible { outline: 3px solid var(--violet); outline-offset: -3px; }`;

export const devPage = (page: {
  title: string;
  description: string;
  style: string;
  content: string;
}): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${STYLE}${page.style}</style>
</head>
<body>
<header>
<h1>${page.title}</h1>
<p>${page.description} This page exists in development and in the demo only.</p>
</header>
<main>
${page.content}
</main>
</body>
</html>
`;

export const devTime = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

/** @param policy what the page needs beside inline styles, as directives of its content security policy */
export const sendPage = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; ${policy}`)
    .type('text/html; charset=utf-8')
    .send(html);
