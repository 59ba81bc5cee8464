import { ApiError, type FieldErrors } from '#contract/errors';
import { type Interest, type OwnInterest, ownInterests } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import { textMistake } from '#i18n/text-rules';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { heldSetting } from '../changes/held-setting.ts';
import { upsertSetting } from '../changes/queries.ts';
import { beginChange, recordChange } from '../changes/record-change.ts';
import { defaultSettings } from '../settings.ts';
import { originalText, storeText } from '../texts/change-text.ts';
import { readStoredSite } from '../write-sites.ts';
import { selectNamedInterests } from './queries.ts';

type InterestNames = Partial<Record<LanguageCode, string | undefined>>;
type NewInterest = { names: InterestNames; seen: number | null };

/**
 * Names the next interest of the site in every language that it offers, and offers it after the others.
 * @throws ApiError `changed_meanwhile`, `interests_full` if all are named, or `invalid_input` at the field of a name
 * @spec 3.3 D5.10
 */
export async function addInterest(
  app: Pick<App, 'db' | 'bus' | 'clock' | 'sites'>,
  actor: AuditActor,
  wish: NewInterest,
): Promise<OwnInterest> {
  const key = await transact(app, tx => applyInterest(tx, actor, wish));
  await app.sites.refresh();
  return key;
}

async function applyInterest(tx: Tx, actor: AuditActor, { names, seen }: NewInterest): Promise<OwnInterest> {
  const { siteId } = actor;
  const changed = { kind: 'setting', name: 'interests', language: '' } as const;
  await beginChange(tx, { siteId, ...changed }, { to: 'value', seen });
  const named = await selectNamedInterests(tx.db, siteId);
  const key = ownInterests.find(own => !named.has(own));
  if (!key) throw new ApiError('interests_full');
  const spec = await readStoredSite(tx.db, siteId);
  if (!spec) throw new ApiError('not_found');
  const languages = offeredLanguages({ ...defaultSettings, ...spec.settings });
  await checkNames(key, names, languages);
  for (const language of languages) {
    const place = { language, key: `interest.${key}` };
    await storeText(tx, actor, place, { old: null, next: names[language] ?? '' });
  }
  const offered: Interest[] = [...(spec.settings.interests ?? defaultSettings.interests), key];
  await upsertSetting(tx.db, siteId, 'interests', offered);
  await recordChange(tx, actor, changed, { old: heldSetting(spec, 'interests'), new: { value: offered } });
  return key;
}

async function checkNames(
  key: OwnInterest,
  names: InterestNames,
  languages: readonly LanguageCode[],
): Promise<void> {
  const fields: FieldErrors = {};
  for (const language of languages) {
    const mistake = textMistake(await originalText(language, `interest.${key}`), names[language] ?? '');
    if (mistake) fields[`names.${language}`] = mistake;
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields });
}
