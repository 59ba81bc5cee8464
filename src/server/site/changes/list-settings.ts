import {
  isDangerousSetting,
  type SettingChange,
  type SettingGroup,
  type SettingName,
  type StaffSetting,
  settingGroups,
} from '#contract/staff-settings';
import type { Db } from '../../platform/db.ts';
import { defaultSettings, type StoredSettings } from '../settings.ts';
import { readStoredSite } from '../write-sites.ts';
import { describeSetting } from './describe-setting.ts';
import { heldSetting, schemaOf } from './held-setting.ts';
import { type HeldValue, selectChanges, selectNewestChange, selectNewestChanges } from './queries.ts';

/**
 * All settings of a site and its company info as they are stored now, in the order of the back office.
 * @spec 3.5 3.6 D5.10
 */
export async function listSettings(db: Db, siteId: number): Promise<StaffSetting[]> {
  const [spec, newest] = await Promise.all([
    readStoredSite(db, siteId),
    selectNewestChanges(db, siteId, 'setting', ''),
  ]);
  if (!spec) return [];
  const grouped = Object.entries(settingGroups) as [SettingGroup, readonly SettingName[]][];
  return grouped.flatMap(([group, names]) =>
    names.map(name => {
      const held = heldSetting(spec, name);
      const byDefault = defaultOf(name);
      return {
        ...{ name, group, dangerous: isDangerousSetting(name) },
        ...describeSetting(schemaOf(name)),
        default: byDefault,
        value: (held ?? byDefault)?.value ?? null,
        is_default: held === null,
        changed: newest.get(name) ?? null,
      };
    }),
  );
}

const defaultOf = (name: SettingName): HeldValue =>
  Object.hasOwn(defaultSettings, name)
    ? { value: defaultSettings[name as keyof typeof defaultSettings] }
    : null;

/** The settings of a site as they are stored now, with the defaults of those that are not. */
export async function storedSettingsOf(db: Db, siteId: number): Promise<StoredSettings> {
  const spec = await readStoredSite(db, siteId);
  return { ...defaultSettings, ...spec?.settings };
}

/** The number of the newest change of a setting; null if it was never changed. */
export async function newestSettingChange(db: Db, siteId: number, name: SettingName): Promise<number | null> {
  const newest = await selectNewestChange(db, { siteId, kind: 'setting', name, language: '' });
  return newest?.id ?? null;
}

const HISTORY_PAGE = 50;

/**
 * The newest changes first. `next` is the `before` of the next page.
 * @spec D5.10
 */
export async function settingHistory(
  db: Db,
  siteId: number,
  { name, before }: { name: SettingName | undefined; before: number | undefined },
): Promise<{ changes: SettingChange[]; next: number | null }> {
  const filter = { siteId, kind: 'setting', name, language: '', before } as const;
  const rows = await selectChanges(db, filter, HISTORY_PAGE + 1);
  const changes = rows.slice(0, HISTORY_PAGE).map(({ language: _, ...change }) => change);
  return { changes, next: rows.length > HISTORY_PAGE ? (changes.at(-1)?.id ?? null) : null };
}
