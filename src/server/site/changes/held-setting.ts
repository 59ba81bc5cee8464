import type * as z from 'zod/mini';
import { ApiError, type ErrorCode, type FieldError } from '#contract/errors';
import type { SettingName } from '#contract/staff-settings';
import { storedSettings } from '../settings.ts';
import { companySpec, type SiteSpec, siteSpec } from '../site-spec.ts';
import { describeSetting } from './describe-setting.ts';
import type { HeldValue } from './queries.ts';

const COMPANY = 'company.';

const companyField = (name: SettingName): keyof SiteSpec['company'] | null =>
  name.startsWith(COMPANY) ? (name.slice(COMPANY.length) as keyof SiteSpec['company']) : null;

/** The schema of a setting, which is that of the sites file. */
export function schemaOf(name: SettingName): z.ZodMiniType {
  const field = companyField(name);
  return field ? companySpec.shape[field] : storedSettings.shape[name as keyof SiteSpec['settings']];
}

/** What a site has stored; null is the default. */
export function heldSetting({ settings, company }: SiteSpec, name: SettingName): HeldValue {
  const field = companyField(name);
  if (field) return { value: company[field] };
  const value = settings[name as keyof SiteSpec['settings']];
  return value === undefined ? null : { value };
}

export function withSetting(spec: SiteSpec, name: SettingName, held: HeldValue): SiteSpec {
  const field = companyField(name);
  if (field) return { ...spec, company: { ...spec.company, [field]: held?.value } };
  const { [name as keyof SiteSpec['settings']]: _, ...others } = spec.settings;
  return { ...spec, settings: held ? { ...others, [name]: held.value } : others };
}

/**
 * Checks a site with one changed setting as a sites file is checked, but for other settings that a release made invalid.
 * @returns the site as it is stored
 * @throws ApiError `invalid_input` at the field `value`
 * @spec 3.5 D4.1
 */
export function checkSetting(spec: SiteSpec, name: SettingName): SiteSpec {
  const held = heldSetting(spec, name);
  const schema = schemaOf(name);
  const checked = held && schema.safeParse(held.value);
  if (checked && !checked.success) throw refusal(valueRefusal(checked.error.issues[0], schema));
  const changed = withSetting(spec, name, checked && { value: checked.data });
  const whole = siteSpec.safeParse(changed);
  const broken = whole.error?.issues.find(({ code }) => code === 'custom')?.path.join('.');
  if (broken !== undefined && broken in brokenRules)
    throw refusal({ code: brokenRules[broken] ?? 'field_invalid' });
  return changed;
}

const refusal = (mistake: FieldError) => new ApiError('invalid_input', { fields: { value: mistake } });

/** A change can break what another part of the site needs. By the path where the schema reports it. */
const brokenRules: Readonly<Record<string, ErrorCode>> = {
  campaigns: 'campaign_text_missing',
  'settings.domain_language': 'language_not_offered',
  'settings.countries': 'field_required',
};

function valueRefusal(issue: z.core.$ZodIssue | undefined, schema: z.ZodMiniType): FieldError {
  const { min, max } = describeSetting(schema);
  const code = issue?.code ?? '';
  if (min !== null && max !== null && /^too_/.test(code))
    return { code: 'number_range', params: { min, max } };
  return { code: codes[code] ?? 'field_invalid' };
}

const codes: Readonly<Record<string, ErrorCode>> = {
  too_big: 'field_too_long',
  too_small: 'field_required',
  invalid_value: 'choice_unknown',
};
