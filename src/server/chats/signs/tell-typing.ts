import { type TypingSign, typingSign } from '#contract/typing';
import type { App } from '../../app.ts';
import type { Holder } from '../../platform/live/connections.ts';
import { createHearing, type Hearing } from '../../platform/live/hearing.ts';

/** Who writes says so every three seconds, and where he stops; in a few conversations at once, at most. */
const SIGNS_A_MINUTE = 120;

/** What browsers say over their sockets: that one writes, and nothing else. */
export const hearTyping = (app: Pick<App, 'bus' | 'clock'>): Hearing =>
  createHearing({
    clock: app.clock,
    schema: typingSign,
    aMinute: SIGNS_A_MINUTE,
    hear: (holder, sign) => tellTyping(app, holder, sign),
  });

/**
 * Says to a member that another is writing to him, or stopped. Nothing is asked or stored here: whether he may learn of it is
 * asked where he holds a socket, and nowhere else.
 */
function tellTyping({ bus }: Pick<App, 'bus'>, { profileId }: Holder, { by, to, typing }: TypingSign): void {
  if (by !== profileId || to === profileId) return;
  bus.publish({ to: [to], type: 'typing', ids: { of: profileId, typing } });
}
