import { countryCodes } from '#contract/countries';
import { campaignLanderNames } from '#contract/landers';
import type { LanguageCode } from '#contract/languages';
import type { StaffCampaign } from '#contract/staff-campaigns';

/** Of a new campaign. */
export const emptyCampaign: StaffCampaign = {
  ...{ slug: '', landers: [], headline: {}, picture: null, source: {}, variants: [] },
  ...{ indexed: false, first_day: null, last_day: null, countries: [] },
};

type FormValues = Readonly<Record<string, string>>;
type Shape = { languages: readonly LanguageCode[]; variantCount: number };

/** The name of a field; a variant's begins with its number. */
export const fieldName = (name: string, variant?: number): string =>
  variant === undefined ? name : `variant-${variant}-${name}`;

/**
 * Reads the form of a campaign. A variant without a name is left out.
 * @param before has the fields that the form does not show
 * @spec 2.1 D3.1 D5.10
 */
export function campaignIn(
  values: FormValues,
  { languages, variantCount }: Shape,
  before: StaffCampaign,
): StaffCampaign {
  const textOf = (name: string) => values[name]?.trim() ?? '';
  const orNull = (name: string) => textOf(name) || null;
  const headlineOf = (variant?: number) => {
    const written = languages.map(code => [code, textOf(fieldName(`headline-${code}`, variant))] as const);
    const others = variant === undefined ? before.headline : (before.variants[variant]?.headline ?? {});
    const unshown = Object.entries(others).filter(([code]) => !languages.includes(code as LanguageCode));
    return Object.fromEntries([...unshown, ...written.filter(([, text]) => text !== '')]);
  };
  const isTicked = (name: string) => values[name] !== undefined;
  const source = { ...before.source, network: textOf('network'), ref: textOf('ref') };
  return {
    slug: before.slug || textOf('slug'),
    landers: campaignLanderNames.filter(name => isTicked(`lander-${name}`)),
    headline: headlineOf(),
    picture: orNull('picture'),
    source: Object.fromEntries(Object.entries(source).filter(([, text]) => text)),
    variants: Array.from({ length: variantCount }, (_, index) => ({
      name: textOf(fieldName('name', index)),
      headline: headlineOf(index),
      picture: orNull(fieldName('picture', index)),
    })).filter(({ name }) => name !== ''),
    indexed: isTicked('indexed'),
    first_day: orNull('first_day'),
    last_day: orNull('last_day'),
    countries: countryCodes.filter(code => isTicked(`country-${code}`)),
  };
}
