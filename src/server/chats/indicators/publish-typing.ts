import type { TypingFrame } from '#contract/typing';
import type { App } from '../../app.ts';
import type { SocketSession } from '../../platform/live/connections.ts';

/**
 * The process with the recipient's socket checks whether the recipient may see the typing.
 * @spec D5.6
 */
export function publishTyping(
  { bus }: Pick<App, 'bus'>,
  { profileId }: SocketSession,
  { by, to, typing }: TypingFrame,
): void {
  if (by !== profileId || to === profileId) return;
  bus.publish({ to: [to], type: 'typing', ids: { of: profileId, typing } });
}
