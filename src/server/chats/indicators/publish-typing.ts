import { type TypingFrame, typingFrame } from '#contract/typing';
import type { App } from '../../app.ts';
import type { SocketSession } from '../../platform/live/connections.ts';
import { createFrameReceiver, type FrameReceiver } from '../../platform/live/frame-receiver.ts';

const FRAMES_PER_MINUTE = 120;

/** @spec D5.6 */
export const createTypingReceiver = (app: Pick<App, 'bus' | 'clock'>): FrameReceiver =>
  createFrameReceiver({
    clock: app.clock,
    schema: typingFrame,
    perMinute: FRAMES_PER_MINUTE,
    onFrame: (session, frame) => publishTyping(app, session, frame),
  });

/** The process with the recipient's socket checks whether the recipient may see the typing. */
function publishTyping(
  { bus }: Pick<App, 'bus'>,
  { profileId }: SocketSession,
  { by, to, typing }: TypingFrame,
): void {
  if (by !== profileId || to === profileId) return;
  bus.publish({ to: [to], type: 'typing', ids: { of: profileId, typing } });
}
