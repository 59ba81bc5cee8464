import type { ServerAddress } from '../../platform/http/server-address.ts';
import type { PushProvider } from './provider.ts';
import type { PushOptions } from './push-options.ts';
import { PUSH_SERVICE_PATH } from './sandbox/push-service.ts';
import { storedVapidKeys } from './vapid-keys.ts';
import { createWebPush } from './web-push.ts';

type ProviderDeps = { varDir: string; hasSandbox: boolean; serverAddress: ServerAddress };

/**
 * Outside of production, the sandbox of this server is one more push service.
 * @throws StartError
 * @spec 4.11
 */
export function createPushProvider(
  { keys, subject, services }: PushOptions,
  { varDir, hasSandbox, serverAddress }: ProviderDeps,
): PushProvider {
  const isLocal = (service: string) => service.startsWith('http://');
  const configured = services.filter(isLocal).map(origin => `${origin}/`);
  return createWebPush({
    keys: keys ?? storedVapidKeys(varDir),
    subject,
    services: services.filter(service => !isLocal(service)),
    localPrefixes: () =>
      hasSandbox && serverAddress.origin
        ? [...configured, `${serverAddress.origin}${PUSH_SERVICE_PATH}/`]
        : configured,
  });
}
