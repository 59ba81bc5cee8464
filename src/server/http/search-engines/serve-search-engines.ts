import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors';
import { isListedPage, landerPaths, sitePaths } from '#contract/public-pages';
import type { App } from '../../app.ts';
import { listedCampaignPaths } from '../../landers/landing-address.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { siteOfRequest } from '../identify.ts';
import { robotsFile } from './robots-file.ts';
import { securityFile } from './security-file.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

/** Each part of the sitemap lists pages of one kind; those that search engines must not list are left out. */
const parts: Record<string, (app: App, site: Site) => readonly string[]> = {
  pages: () => sitePaths,
  landers: ({ clock }, site) => [...landerPaths, ...listedCampaignPaths(site, clock.now())],
};

/**
 * Serves the lists of the site's pages that search engines read. All addresses have the host that the
 * site uses in its emails, whichever of its hosts was asked.
 * @spec 2.7
 */
export function serveSearchEngines(http: FastifyInstance, app: App): void {
  const serve = (path: string, type: string, bodyOf: (site: Site) => string) =>
    http.get(path, async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(bodyOf(siteOfRequest(app, request))),
    );
  const originOf = (site: Site) => new URL(siteUrl(app.config, site, '/')).origin;
  serve('/robots.txt', 'text/plain; charset=utf-8', site =>
    robotsFile(site.settings, `${originOf(site)}/sitemap.xml`),
  );
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', site =>
    securityFile(site, originOf(site), app.clock.now()),
  );
  serve('/sitemap.xml', 'application/xml; charset=utf-8', site =>
    sitemapIndex(
      Object.keys(parts)
        .filter(part => listedPaths(app, site, part).length > 0)
        .map(part => `${originOf(site)}/sitemap-${part}.xml`),
    ),
  );
  for (const part of Object.keys(parts))
    serve(`/sitemap-${part}.xml`, 'application/xml; charset=utf-8', site => {
      const paths = listedPaths(app, site, part);
      if (paths.length === 0) throw new ApiError('not_found');
      return sitemapPart({ origin: originOf(site), paths, site: site.settings });
    });
}

const listedPaths = (app: App, site: Site, part: string): string[] =>
  (parts[part]?.(app, site) ?? []).filter(path => isListedPage(path, site.settings));
