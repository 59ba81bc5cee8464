import { tellTyping as typingCall } from '#contract/typing';
import { type AppRoute, route } from '../../app.ts';
import { tellTyping } from './tell-typing.ts';

/** Who writes says so every three seconds, and where he stops; in a few conversations at once, at most. */
const SIGNS_A_MINUTE = 120;

export const signRoutes: AppRoute[] = [
  route(
    typingCall,
    async ({ app, caller, body }) => {
      tellTyping(app, caller, body);
      return null;
    },
    { quick: SIGNS_A_MINUTE },
  ),
];
