import * as z from 'zod/mini';
import { DAY_SECONDS } from '#contract/durations';
import type { Invitation } from '#contract/invitations';
import * as calls from '#contract/invitations';
import {
  findInvitation,
  listInvitations,
  withdrawInvitation,
} from '../accounts/invitations/list-invitations.ts';
import { invitationLink, makeInvitation } from '../accounts/invitations/make-invitation.ts';
import type { App, MemberCaller } from '../app.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 6.1 */
export const invitationRoutes: AppRoute[] = [
  route(calls.getInvitations, async ({ app, caller }) => ({
    invitations: await listInvitations(app, caller),
  })),
  route(
    calls.makeInvitation,
    async ({ app, caller }) => invitationWithLink(app, caller, await makeInvitation(app, caller)),
    {
      limits: [{ by: 'account', hits: 20, seconds: DAY_SECONDS }],
      // The link is a secret, so a repeated call derives it from the id.
      toStored: ({ invitation }) => invitation.id,
      fromStored: ({ app, caller }, id) => invitationWithLink(app, caller, z.uuid().parse(id)),
    },
  ),
  route(calls.withdrawInvitation, ({ app, caller, body }) => withdrawInvitation(app, caller, body.id)),
];

async function invitationWithLink(
  app: App,
  caller: MemberCaller,
  id: string,
): Promise<{ invitation: Invitation; link: string }> {
  return {
    invitation: await findInvitation(app, caller, id),
    link: invitationLink(app.config, caller.site, id),
  };
}
