import { changeUser, getUser, login } from '#contract/accounts';
import { beginLogin } from '../accounts/begin-login.ts';
import { changeLanguage } from '../accounts/change-language.ts';
import { logIn } from '../accounts/log-in.ts';
import { type AppRoute, isMember, route } from '../app.ts';
import { markPresence } from '../profiles/presence.ts';
import { presentUser } from './user.ts';

export const userRoutes: AppRoute[] = [
  route(getUser, async ({ app, caller }) => {
    if (!isMember(caller)) return { user: null };
    await markPresence(app, caller.member.profileId);
    return { user: await presentUser(app, caller) };
  }),
  route(
    login,
    async ({ app, caller, body, reply }) => {
      const accountId = await logIn(app, caller, body);
      const member = await beginLogin(app, caller, accountId, reply);
      await markPresence(app, member.member.profileId);
      return { user: await presentUser(app, member) };
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(changeUser, async ({ app, caller, body, reply }) => {
    await changeLanguage(app, caller, body.language, reply);
    return { user: await presentUser(app, caller) };
  }),
];
