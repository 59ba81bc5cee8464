import type { App } from '../app.ts';
import type { Site } from './sites.ts';

/**
 * Outside production only.
 * @spec 7.7 D3.7
 */
export const forcedSite = (
  { config, sites }: { config: Pick<App['config'], 'mode'>; sites: Pick<App['sites'], 'byHost'> },
  domain: unknown,
): Site | undefined =>
  config.mode === 'production' || typeof domain !== 'string'
    ? undefined
    : sites.byHost(domain.replace(/:\d+$/, ''));
