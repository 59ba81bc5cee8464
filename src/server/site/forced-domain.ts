import type { App } from '../app.ts';
import type { Site } from './sites.ts';

/**
 * Finds the site that a `forced_domain` parameter names, outside production only.
 * @spec 7.7 D3.7
 */
export const forcedSite = (
  { config, sites }: { config: Pick<App['config'], 'mode'>; sites: Pick<App['sites'], 'byHost'> },
  domain: unknown,
): Site | undefined =>
  config.mode === 'production' || typeof domain !== 'string'
    ? undefined
    : sites.byHost(domain.replace(/:\d+$/, ''));
