import { isDeepStrictEqual } from 'node:util';
import { settingNames } from '#contract/staff-settings';
import type { Tx } from '../../platform/transact.ts';
import type { SiteSpec } from '../site-spec.ts';
import type { ReplacedSite } from '../write-sites.ts';
import { heldSetting } from './held-setting.ts';
import type { HeldValue } from './queries.ts';
import { recordChange } from './record-change.ts';

function heldCampaign({ campaigns }: SiteSpec, wanted: string): HeldValue {
  const campaign = campaigns.find(({ slug }) => slug === wanted);
  return campaign ? { value: campaign } : null;
}

/**
 * Adds to the history what the operator changed by a sites file. Call it last in the transaction. The creation of a
 * site is no change.
 * @spec D5.10
 */
export async function recordImport(
  tx: Pick<Tx, 'db' | 'now'>,
  replaced: readonly ReplacedSite[],
): Promise<void> {
  for (const { id, before, after } of replaced) {
    // No entry is about a member, so no pseudonym needs the server's secret.
    const actor = { siteId: id, staffId: null, secret: '' };
    for (const name of settingNames) {
      const values = { old: heldSetting(before, name), new: heldSetting(after, name) };
      if (isDeepStrictEqual(values.old, values.new)) continue;
      await recordChange(tx, actor, { kind: 'setting', name, language: '' }, values);
    }
    const slugs = new Set([...before.campaigns, ...after.campaigns].map(({ slug }) => slug));
    for (const slug of slugs) {
      const values = { old: heldCampaign(before, slug), new: heldCampaign(after, slug) };
      if (isDeepStrictEqual(values.old, values.new)) continue;
      await recordChange(tx, actor, { kind: 'campaign', name: slug, language: '' }, values);
    }
  }
}
