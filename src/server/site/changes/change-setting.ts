import { isDeepStrictEqual } from 'node:util';
import { ApiError, fieldError } from '#contract/errors';
import type { SettingName } from '#contract/staff-settings';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { updateCompany } from '../queries.ts';
import type { SiteSpec } from '../site-spec.ts';
import { readStoredSite } from '../write-sites.ts';
import { checkSetting, heldSetting, withSetting } from './held-setting.ts';
import { deleteSetting, type HeldValue, upsertSetting } from './queries.ts';
import { beginChange, type ChangeRequest, recordChange } from './record-change.ts';

export type SettingRequest = ChangeRequest & { name: SettingName; value?: unknown };

/**
 * Changes a setting or a field of the company info, by the rules of the sites file. All processes show it at once.
 * @returns the number of the change; the one seen if the value is already so
 * @throws ApiError `changed_meanwhile`, or `invalid_input` at the field `value`
 * @spec 3.5 3.6 D4.7 D5.10
 */
export async function changeSetting(
  app: Pick<App, 'db' | 'bus' | 'clock' | 'sites' | 'hooks'>,
  actor: AuditActor,
  request: SettingRequest,
): Promise<number | null> {
  const id = await transact(app, tx => applySetting(app, tx, actor, request));
  await app.sites.refresh();
  return id;
}

async function applySetting(
  { hooks }: Pick<App, 'hooks'>,
  tx: Tx,
  actor: AuditActor,
  request: SettingRequest,
): Promise<number | null> {
  const { siteId } = actor;
  const { name, seen } = request;
  const changed = { kind: 'setting', name, language: '' } as const;
  const previous = await beginChange(tx, { siteId, ...changed }, request);
  const spec = await readStoredSite(tx.db, siteId);
  if (!spec) throw new ApiError('not_found');
  const old = heldSetting(spec, name);
  const next = nextValue(request, previous);
  if (isDeepStrictEqual(old, next)) return seen;
  const changedSpec = checkSetting(withSetting(spec, name, next), name);
  await hooks.onSettingsChanging.run(tx, { siteId, settings: changedSpec.settings });
  // The schema may have changed how the value is written.
  const checked = next && heldSetting(changedSpec, name);
  await storeSetting(tx, siteId, name, checked, changedSpec);
  return recordChange(tx, actor, changed, { old, new: checked });
}

function nextValue({ name, to, value }: SettingRequest, previous: HeldValue): HeldValue {
  if (to === 'previous') return previous;
  const isCompany = name.startsWith('company.');
  if (to === 'default' && !isCompany) return null;
  if (to === 'default' || value === undefined) throw fieldError('value', 'field_required');
  return { value };
}

async function storeSetting(
  { db }: Tx,
  siteId: number,
  name: SettingName,
  held: HeldValue,
  { company }: SiteSpec,
): Promise<void> {
  if (name.startsWith('company.')) await updateCompany(db, siteId, company);
  else if (held === null) await deleteSetting(db, siteId, name);
  else await upsertSetting(db, siteId, name, held.value);
}
