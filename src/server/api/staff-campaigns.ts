import * as calls from '#contract/staff-campaigns';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { changeCampaign, endCampaign } from '../landers/staff/change-campaign.ts';
import { checkCampaign } from '../landers/staff/check-campaign.ts';
import { getCampaign, listCampaigns } from '../landers/staff/list-campaigns.ts';
import { storeDraft } from '../site/drafts/store-draft.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.1 D3.1 D5.10 */
export const staffCampaignRoutes: AppRoute[] = [
  route(calls.getStaffCampaigns, ({ app, caller, query: { days } }) => listCampaigns(app, caller.site, days)),
  route(calls.getStaffCampaign, ({ app, caller, query: { slug, days } }) =>
    getCampaign(app, caller.site, slug, days),
  ),
  route(calls.changeCampaign, async ({ app, caller, body }) => ({
    id: await changeCampaign(app, auditActorOf(app, caller), body),
  })),
  route(calls.endCampaign, async ({ app, caller, body }) => ({
    id: await endCampaign(app, auditActorOf(app, caller), body),
  })),
  route(calls.draftCampaign, async ({ app, caller, body }) => {
    const campaign = await checkCampaign(body.campaign, caller.site.settings);
    return storeDraft(app, caller, { kind: 'campaign', campaign });
  }),
];
