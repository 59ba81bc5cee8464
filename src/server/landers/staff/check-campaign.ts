import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ApiError, type ErrorCode, fieldError } from '#contract/errors';
import type { StaffCampaign } from '#contract/staff-campaigns';
import { offeredLanguages } from '#i18n/offered-languages';
import { areHeadlinesComplete, type Campaign, campaignSpec } from '../../site/campaign-spec.ts';
import { defaultSettings } from '../../site/settings.ts';
import type { SiteSpec } from '../../site/site-spec.ts';

/** The pictures that campaigns can have. */
export async function campaignPictures(): Promise<string[]> {
  const files = await readdir(resolve('public/campaigns'));
  return files.filter(name => /\.(avif|jpg|png|webp)$/.test(name)).sort();
}

/**
 * Checks a campaign by the rules of the sites file.
 * @throws ApiError `invalid_input` at the field
 * @spec 2.1 D3.1 D5.10
 */
export async function checkCampaign(form: StaffCampaign, settings: SiteSpec['settings']): Promise<Campaign> {
  const { success, data, error } = campaignSpec.safeParse(definitionOf(form));
  if (!success) throw refusalOf(error.issues[0]);
  const pictures = await campaignPictures();
  const unknown = [data.picture, ...data.variants.map(variant => variant.picture)].some(
    picture => picture !== undefined && !pictures.includes(picture),
  );
  if (unknown) throw fieldError('campaign.picture', 'choice_unknown');
  if (data.first_day && data.last_day && data.first_day > data.last_day)
    throw fieldError('campaign.last_day', 'field_invalid');
  const languages = offeredLanguages({ ...defaultSettings, ...settings });
  if (!areHeadlinesComplete([data], languages))
    throw fieldError('campaign.headline', 'campaign_text_missing');
  return data;
}

function refusalOf(issue: { code?: string | undefined; path: PropertyKey[] } | undefined): ApiError {
  const code: ErrorCode = issue?.code === 'too_big' ? 'field_too_long' : 'field_invalid';
  return fieldError(['campaign', ...(issue?.path ?? [])].join('.'), code);
}

/** Empty fields of the form are no fields of the definition. */
function definitionOf({ headline, picture, source, variants, ...form }: StaffCampaign): unknown {
  const { slug, landers, indexed, first_day, last_day, countries } = form;
  return {
    ...{ slug, landers, indexed },
    ...shownTexts(headline, picture),
    ...nonEmpty('source', source),
    variants: variants.map(variant => ({
      name: variant.name,
      ...shownTexts(variant.headline, variant.picture),
    })),
    ...(first_day !== null && { first_day }),
    ...(last_day !== null && { last_day }),
    ...(countries.length > 0 && { countries }),
  };
}

const shownTexts = (headline: StaffCampaign['headline'], picture: string | null) => ({
  ...nonEmpty('headline', headline),
  ...(picture !== null && picture !== '' && { picture }),
});

function nonEmpty(name: string, texts: Readonly<Record<string, string | undefined>>): object {
  const filled = Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== '');
  return filled.length > 0 ? { [name]: Object.fromEntries(filled) } : {};
}

/** The form of a stored campaign. */
export const formOf = ({ headline, picture, source, variants, ...campaign }: Campaign): StaffCampaign => ({
  ...{ slug: campaign.slug, landers: campaign.landers, indexed: campaign.indexed },
  headline: headline ?? {},
  picture: picture ?? null,
  source: source ?? {},
  variants: variants.map(variant => ({
    name: variant.name,
    headline: variant.headline ?? {},
    picture: variant.picture ?? null,
  })),
  first_day: campaign.first_day ?? null,
  last_day: campaign.last_day ?? null,
  countries: campaign.countries ?? [],
});
