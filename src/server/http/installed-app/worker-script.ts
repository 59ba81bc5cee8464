import type { ServiceWorkerSite } from '#contract/service-worker';

/** The built script after the values that it needs of the site, in the language of the caller. */
export const workerScript = (built: string, site: ServiceWorkerSite): string =>
  `self.site=${JSON.stringify(site)};\n${built}`;

/** The worker fetches only from the site and its API, and shows only the site's icons in notifications. */
export function workerPolicy(apiBaseUrl: string): string {
  const origin = URL.parse(apiBaseUrl)?.origin;
  return `default-src 'none'; connect-src 'self'${origin ? ` ${origin}` : ''}; img-src 'self'`;
}
