import type { Clock } from '../../clock.ts';
import type { Db } from '../../db.ts';
import type { OwnAddress } from '../../http/own-address.ts';
import type { Bus } from '../../live/bus.ts';
import type { Log } from '../../log.ts';
import { secretOf } from '../../secrets.ts';

/** What the sandbox stands on. It shares the process and the database with the shop, and nothing else. */
export type SandboxDeps = {
  db: Db;
  bus: Bus;
  clock: Clock;
  log: Log;
  ownAddress: OwnAddress;
  config: { secret: string };
};

/** What the shop shows when it calls, so that nobody else can. */
export const sandboxApiKey = (secret: string): string =>
  secretOf(secret, 'sandbox: what the shop calls with');

/** What webhooks are signed with. */
export const webhookSigningKey = (secret: string): string =>
  secretOf(secret, 'sandbox: what webhooks are signed with');
