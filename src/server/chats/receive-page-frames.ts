import { pageFrame } from '#contract/typing';
import type { App } from '../app.ts';
import { createFrameReceiver, type FrameReceiver } from '../platform/live/frame-receiver.ts';
import { keepPresent } from './indicators/keep-present.ts';
import { publishTyping } from './indicators/publish-typing.ts';
import { recordView } from './viewing/record-view.ts';

const FRAMES_PER_MINUTE = 120;

/** @spec D5.6 4.11 D4.8 */
export const createPageFrameReceiver = (
  app: Pick<App, 'bus' | 'clock' | 'db' | 'hooks' | 'log'>,
): FrameReceiver =>
  createFrameReceiver({
    clock: app.clock,
    schema: pageFrame,
    perMinute: FRAMES_PER_MINUTE,
    onFrame: (session, frame) => {
      if (frame.type === 'typing') publishTyping(app, session, frame);
      else if (frame.type === 'viewing') recordView(app, session, frame);
      else void keepPresent(app, session, frame);
    },
  });
