import type { PresentFrame } from '#contract/typing';
import type { App } from '../../app.ts';
import type { SocketSession } from '../../platform/live/connections.ts';
import { oncePerMinute } from '../../platform/once-per-minute.ts';
import { markPresence } from '../../profiles/presence.ts';

type PresenceDeps = Pick<App, 'bus' | 'clock' | 'db' | 'hooks' | 'log'>;

/**
 * Pages with a push subscription refetch the user too rarely to stay online by it.
 * @spec 7.1 D4.8
 */
export async function keepPresent(
  app: PresenceDeps,
  { profileId, sessionHash }: SocketSession,
  { by }: PresentFrame,
): Promise<void> {
  if (by !== profileId) return;
  const session = { profileId, sessionHash: Buffer.from(sessionHash, 'hex') };
  await markPresence(app, session).catch(error => logFailure(app, error));
}

const logFailure = oncePerMinute(({ log }: PresenceDeps, error: unknown) =>
  log.warn({ err: error }, 'the presence of a page was not recorded'),
);
