import type { BrandPalette } from '#contract/brand-palette';

export const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
/** Width in px of what an email shows, on screens that are wide enough. */
export const EMAIL_WIDTH = 560;

/** The same coral as `--coral-ink` of the pages: it belongs to likes and matches, light and dark. */
export const LIKE_INK = ['#b64522', '#ff9d89'] as const;

const darkThemeCss = (colours: BrandPalette, within = ''): string => `
    ${within}.page { background: ${colours.surface[1]} !important; }
    ${within}.card { background: ${colours['surface-raised'][1]} !important; border-color: ${colours.hairline[1]} !important; }
    ${within}.rule { border-color: ${colours.hairline[1]} !important; }
    ${within}.ink { color: ${colours.ink[1]} !important; }
    ${within}.quiet { color: ${colours['ink-quiet'][1]} !important; }
    ${within}.coral { color: ${LIKE_INK[1]} !important; }
    ${within}.name, ${within}.link { color: ${colours.violet[1]} !important; }
    ${within}.button { background: ${colours.violet[1]} !important; }
    ${within}.label { color: ${colours['on-violet'][1]} !important; }
    ${within}.soft { background: ${colours['violet-soft'][1]} !important; color: ${colours['violet-on-ink'][0]} !important; }`;

/** Outlook on Windows is `mso`: it knows one font of a list, and no maximum width. */
export const headStyles = (colours: BrandPalette): string => `<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${darkThemeCss(colours)}
  }
  /* Outlook on the web ignores the media query above and marks darkened elements with data-ogsc. */
${darkThemeCss(colours, '[data-ogsc] ')}
  @media (max-width: 480px) {
    .page-cell { padding: 20px 12px !important; }
    .card { padding: 24px 20px !important; }
  }
</style>
<!--[if mso]>
<style>* { font-family: 'Segoe UI', Arial, sans-serif !important; }</style>
<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<![endif]-->`;
