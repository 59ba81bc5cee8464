import type { ServiceWorkerMessage } from '#contract/push';
import { worker } from './worker-scope.ts';

export const openPages = (): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

export const postTo = (page: Client, message: ServiceWorkerMessage): void => page.postMessage(message);
