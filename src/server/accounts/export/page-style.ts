import type { BrandPalette } from '#contract/brand-palette';

/**
 * The style loads nothing, because the exported page is read offline.
 * @spec D5.7
 */
export const pageStyle = (palette: BrandPalette): string => `
:root {
  color-scheme: light dark;
  --surface: light-dark(${palette.surface}); --raised: light-dark(${palette['surface-raised']});
  --ink: light-dark(${palette.ink}); --quiet: light-dark(${palette['ink-quiet']}); --line: light-dark(${palette.hairline});
  --violet: light-dark(${palette.violet}); --soft: light-dark(${palette['violet-soft']}); --on-violet: light-dark(${palette['on-violet']});
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { scroll-padding-top: 72px; -webkit-text-size-adjust: 100%; }
body { background: var(--surface); color: var(--ink); font: 16px/1.55 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 760px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; padding-bottom: 24px; }
.site { color: var(--violet); font-weight: 700; letter-spacing: -0.01em; }
h1 { margin: 8px 0; font-size: clamp(28px, 7vw, 40px); line-height: 1.15; letter-spacing: -0.03em; text-wrap: balance; }
h2 { margin-bottom: 16px; font-size: 24px; line-height: 1.25; letter-spacing: -0.02em; }
.quiet { color: var(--quiet); }
nav { position: sticky; top: 0; z-index: 1; background: var(--surface); border-bottom: 1px solid var(--line); }
nav div { display: flex; gap: 4px; max-width: 760px; margin: 0 auto; padding: 6px 12px; overflow-x: auto; }
nav a { flex: none; padding: 10px 12px; border-radius: 999px; color: var(--ink); font-weight: 600; font-size: 15px; text-decoration: none; }
nav a:hover { background: var(--soft); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--violet); outline-offset: 2px; }
section { padding: 32px 0; border-bottom: 1px solid var(--line); }
section:last-child { border: 0; }
section > * + * { margin-top: 16px; }
dl { display: grid; gap: 12px; }
dt { color: var(--quiet); font-size: 14px; }
dt::first-letter { text-transform: uppercase; }
dd { white-space: pre-wrap; }
ul { list-style: none; }
.row { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; padding: 10px 0; border-top: 1px solid var(--line); }
.row:first-child { border: 0; }
.aside { color: var(--quiet); font-size: 14px; font-variant-numeric: tabular-nums; }
.photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(150px, 44%), 1fr)); gap: 12px; }
.photos img { display: block; width: 100%; aspect-ratio: 3 / 4; object-fit: cover; border-radius: 20px; background: var(--soft); }
.photos figcaption { padding: 6px 4px; font-size: 14px; color: var(--quiet); }
details { border-top: 1px solid var(--line); }
details + details { margin-top: 0; }
summary { display: flex; gap: 12px; align-items: baseline; min-height: 48px; padding: 12px 4px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; flex: none; align-self: center; width: 8px; height: 8px; border: solid var(--violet); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
details[open] > summary::before { transform: rotate(45deg); }
summary b { flex: 1; min-width: 0; }
details > :not(summary) { margin: 4px 4px 20px; }
.note { white-space: pre-wrap; }
.messages { display: grid; gap: 10px; }
.message { max-width: min(85%, 520px); justify-self: start; content-visibility: auto; contain-intrinsic-size: auto 72px; }
.message p { padding: 10px 14px; border-radius: 18px 18px 18px 6px; background: var(--raised); border: 1px solid var(--line); white-space: pre-wrap; }
.message.mine { justify-self: end; }
.message.mine p { background: var(--violet); color: var(--on-violet); border-color: transparent; border-radius: 18px 18px 6px 18px; }
.message .aside { display: block; padding: 2px 8px; }
.mine .aside { text-align: end; }
footer { padding-top: 8px; padding-bottom: 48px; color: var(--quiet); font-size: 14px; }
@media (min-width: 576px) { dl div { display: grid; grid-template-columns: 200px 1fr; gap: 24px; } dt { padding-top: 1px; } }
@media print { nav { display: none; } }
`;
