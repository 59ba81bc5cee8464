import * as z from 'zod/mini';
import { DAY_SECONDS } from '#contract/durations';
import {
  getInvitations,
  type Invitation,
  makeInvitation as makeCall,
  withdrawInvitation as withdrawCall,
} from '#contract/invitations';
import { type App, type AppRoute, type MemberCaller, route } from '../../app.ts';
import { findInvitation, listInvitations, withdrawInvitation } from './list-invitations.ts';
import { invitationLink, makeInvitation } from './make-invitation.ts';

/** @spec 6.1 */
export const invitationRoutes: AppRoute[] = [
  route(getInvitations, async ({ app, caller }) => ({ invitations: await listInvitations(app, caller) })),
  route(
    makeCall,
    async ({ app, caller }) => invitationWithLink(app, caller, await makeInvitation(app, caller)),
    {
      limits: [{ by: 'account', hits: 20, seconds: DAY_SECONDS }],
      // The link is a secret, so a repeated call derives it from the id.
      toStored: ({ invitation }) => invitation.id,
      fromStored: ({ app, caller }, id) => invitationWithLink(app, caller, z.uuid().parse(id)),
    },
  ),
  route(withdrawCall, async ({ app, caller, body }) => {
    await withdrawInvitation(app, caller, body.id);
    return null;
  }),
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
