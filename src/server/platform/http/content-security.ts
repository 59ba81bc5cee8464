type DocumentPolicy = {
  /** Null for light pages, which have no inline scripts and need no nonce. */
  nonce: string | null;
  cdnOrigin: string | null;
  /** Base URL of an API with another origin than the page. */
  apiBaseUrl?: string | undefined;
  /** True for the development server, which adds inline styles and scripts. */
  relaxed: boolean;
};

/** Allows style attributes, which the UI library needs; inline scripts need the nonce. */
export function contentSecurityPolicy({ nonce, cdnOrigin, apiBaseUrl, relaxed }: DocumentPolicy): string {
  const scripts = nonce === null ? "'self'" : `'nonce-${nonce}' 'strict-dynamic'`;
  const styles = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${relaxed ? "'self' 'unsafe-inline'" : scripts}`,
    `style-src ${relaxed ? "'self' 'unsafe-inline'" : styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${cdnOrigin ? ` ${cdnOrigin}` : ''}`,
    `connect-src 'self'${apiSources(apiBaseUrl)}${relaxed ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function apiSources(apiBaseUrl: string | undefined): string {
  const origin = URL.parse(apiBaseUrl ?? '')?.origin;
  return origin ? ` ${origin} ${origin.replace(/^http/, 'ws')}` : '';
}
