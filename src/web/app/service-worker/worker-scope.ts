import type { ServiceWorkerSite } from '#contract/service-worker';

declare const self: ServiceWorkerGlobalScope & { site: ServiceWorkerSite };

/** The global scope, with what the server wrote in front of this script. */
export const worker = self;
