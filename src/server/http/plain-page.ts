import { createHash } from 'node:crypto';
import type { BrandPalette } from '#contract/brand-palette';

type PlainPalette = Pick<BrandPalette, 'surface' | 'ink' | 'ink-quiet' | 'violet' | 'on-violet'>;

const NEUTRAL_PALETTE: PlainPalette = {
  surface: ['#faf9f7', '#151417'],
  ink: ['#222024', '#f3f1f5'],
  'ink-quiet': ['#5f5b63', '#b6b2ba'],
  violet: ['#4a464f', '#d0ccd4'],
  'on-violet': ['#ffffff', '#1b191d'],
};

/** Style of a page that loads no other file, because loading it could fail as well. */
export const plainPageStyle = (palette: PlainPalette = NEUTRAL_PALETTE): string => `
  :root {
    color-scheme: light dark;
    --surface: light-dark(${palette.surface}); --ink: light-dark(${palette.ink}); --quiet: light-dark(${palette['ink-quiet']});
    --violet: light-dark(${palette.violet}); --on-violet: light-dark(${palette['on-violet']});
  }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; background: var(--surface); color: var(--ink); }
  main { max-width: 34rem; padding: 32px 24px; text-align: center; }
  svg { width: 88px; height: 88px; }
  h1 { margin: 16px 0 8px; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0 0 24px; color: var(--quiet); text-wrap: balance; }
  a { display: inline-block; padding: 14px 28px; border-radius: 999px; background: var(--violet); color: var(--on-violet); font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid var(--violet); outline-offset: 3px; }`;

/** The page's style and script are inline, and the policy permits only these. */
export const plainPagePolicy = ({ style, script }: { style: string; script?: string }): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    ...(script ? [`script-src ${hashSource(script)}`, "connect-src 'self'"] : []),
    "img-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
