export type DocumentPolicy = {
  /** Null for light pages, which carry no inline script and are cached. */
  nonce: string | null;
  /** Origin of pictures when a CDN serves them. */
  cdnOrigin: string | null;
  /** Where calls are asked, when that is another origin. */
  apiBaseUrl?: string | undefined;
  /** The development server writes inline styles and scripts of its own. */
  relaxed: boolean;
};

/** The Content-Security-Policy of a document. The UI library writes style attributes; scripts are never inline without a nonce. */
export function contentSecurityPolicy({ nonce, cdnOrigin, apiBaseUrl, relaxed }: DocumentPolicy): string {
  const scripts = nonce === null ? "'self'" : `'nonce-${nonce}' 'strict-dynamic'`;
  const styles = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${relaxed ? "'self' 'unsafe-inline'" : scripts}`,
    `style-src ${relaxed ? "'self' 'unsafe-inline'" : styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${cdnOrigin ? ` ${cdnOrigin}` : ''}`,
    `connect-src 'self'${callsAt(apiBaseUrl)}${relaxed ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The calls of another origin, and its socket. */
function callsAt(apiBaseUrl: string | undefined): string {
  const origin = URL.parse(apiBaseUrl ?? '')?.origin;
  return origin ? ` ${origin} ${origin.replace(/^http/, 'ws')}` : '';
}
