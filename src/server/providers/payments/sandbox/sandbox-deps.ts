import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { ServerAddress } from '../../../platform/http/server-address.ts';
import type { Bus } from '../../../platform/live/bus.ts';
import type { Log } from '../../../platform/log.ts';
import { deriveSecret } from '../../../platform/secrets.ts';

/** The sandbox gets only these deps, because it acts as an external provider. */
export type SandboxDeps = {
  db: Db;
  bus: Bus;
  clock: Clock;
  log: Log;
  serverAddress: ServerAddress;
  config: { secret: string };
};

/** The server sends this key with its calls to the sandbox. */
export const sandboxApiKey = (secret: string): string =>
  deriveSecret(secret, 'sandbox: what the shop calls with');

export const webhookSigningKey = (secret: string): string =>
  deriveSecret(secret, 'sandbox: what webhooks are signed with');
