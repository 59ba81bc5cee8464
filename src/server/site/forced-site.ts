import type { App } from '../app.ts';
import type { Site } from './sites.ts';

/** The site that an address names by `forced_domain`, where pages are made (section 7); in production the host decides. */
export const forcedSite = (
  { config, sites }: { config: Pick<App['config'], 'mode'>; sites: Pick<App['sites'], 'byHost'> },
  domain: unknown,
): Site | undefined =>
  config.mode === 'production' || typeof domain !== 'string'
    ? undefined
    : sites.byHost(domain.replace(/:\d+$/, ''));
