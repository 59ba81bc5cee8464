import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { StaffCampaign } from '#contract/staff-campaigns';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import { dayIn } from '../../platform/clock.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Campaign } from '../../site/campaign-spec.ts';
import type { HeldValue } from '../../site/changes/read-history.ts';
import { beginChange, type ChangeRequest, recordChange } from '../../site/changes/record-change.ts';
import type { SiteSpec } from '../../site/site-spec.ts';
import { readStoredSite } from '../../site/write-sites.ts';
import { checkCampaign, formOf } from './check-campaign.ts';
import { deleteCampaign, upsertCampaign } from './queries.ts';

type Deps = Pick<App, 'db' | 'bus' | 'clock' | 'sites'>;
type CampaignForm = { campaign: StaffCampaign; is_new: boolean; seen: number | null };

/**
 * Creates or changes a campaign by the rules of the sites file. All processes show it at once.
 * @returns the number of the change; the one seen if the campaign is already so
 * @throws ApiError `changed_meanwhile`, `campaign_slug_taken` for a new one, or `invalid_input` at the field
 * @spec 2.1 D3.1 D5.10
 */
export function changeCampaign(app: Deps, actor: AuditActor, form: CampaignForm): Promise<number | null> {
  const { campaign, is_new: isNew, seen } = form;
  return change(app, actor, { slug: campaign.slug, to: 'value', seen }, async ({ old, spec }) => {
    if (isNew && old) throw new ApiError('campaign_slug_taken');
    return checkCampaign(campaign, spec.settings);
  });
}

type EndRequest = { slug: string; to: 'end' | 'previous' | 'remove'; seen: number | null };

/**
 * Ends a campaign with yesterday, takes its newest change back, or removes it.
 * @throws ApiError `not_found`, `changed_meanwhile`, or `invalid_input` for an earlier state that fits no more
 * @spec 2.1 D3.1 D5.10
 */
export function endCampaign(app: Deps, actor: AuditActor, request: EndRequest): Promise<number | null> {
  const { slug, to, seen } = request;
  const begun = { slug, to: to === 'previous' ? to : ('value' as const), seen };
  return change(app, actor, begun, async ({ old, previous, spec, now }) => {
    if (to === 'previous') return previous && checkCampaign(formOf(previous), spec.settings);
    if (!old) throw new ApiError('not_found');
    if (to === 'remove') return null;
    const last_day = dayIn(spec.time_zone, new Date(now.getTime() - DAY_MS));
    const { first_day, ...campaign } = old;
    return { ...campaign, ...(first_day && first_day <= last_day && { first_day }), last_day };
  });
}

type Before = { old: Campaign | null; previous: Campaign | null; spec: SiteSpec; now: Date };

async function change(
  app: Deps,
  actor: AuditActor,
  request: ChangeRequest & { slug: string },
  nextOf: (before: Before) => Promise<Campaign | null>,
): Promise<number | null> {
  const id = await transact(app, tx => applyChange(tx, actor, request, nextOf));
  await app.sites.refresh();
  return id;
}

async function applyChange(
  tx: Tx,
  actor: AuditActor,
  request: ChangeRequest & { slug: string },
  nextOf: (before: Before) => Promise<Campaign | null>,
): Promise<number | null> {
  const { siteId } = actor;
  const { slug, seen } = request;
  const changed = { kind: 'campaign', name: slug, language: '' } as const;
  const held = await beginChange(tx, { siteId, ...changed }, request);
  const spec = await readStoredSite(tx.db, siteId);
  if (!spec) throw new ApiError('not_found');
  const old = spec.campaigns.find(campaign => campaign.slug === slug) ?? null;
  const previous = (held?.value as Campaign | undefined) ?? null;
  const next = await nextOf({ old, previous, spec, now: tx.now });
  if (isDeepStrictEqual(old, next)) return seen;
  if (next) await upsertCampaign(tx.db, siteId, next);
  else await deleteCampaign(tx.db, siteId, slug);
  return recordChange(tx, actor, changed, { old: asHeld(old), new: asHeld(next) });
}

const asHeld = (campaign: Campaign | null): HeldValue => campaign && { value: campaign };
