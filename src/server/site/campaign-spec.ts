import * as z from 'zod/mini';
import { countryCodes } from '#contract/countries';
import { campaignLanderNames, campaignSlug, variantName } from '#contract/landers';
import { type LanguageCode, languageCodes } from '#contract/languages';
import { sanitizeSourceText, type TrafficSource, trafficSourceFields } from '#contract/traffic-source';
import { nonEmptyLine } from './settings.ts';

/** A headline by language. Longer ones would push the form below the first screen of a phone. */
const headline = z.partialRecord(z.enum(languageCodes), nonEmptyLine(80));

/** Name of a file in `public/campaigns`. */
const pictureFile = z.string().check(
  z.regex(/^[a-z0-9-]{1,60}\.(avif|jpg|png|webp)$/, {
    error: 'must be the name of a picture in public/campaigns, as weekend.webp',
  }),
);

const sourceText = nonEmptyLine(150).check(
  z.refine(text => sanitizeSourceText(text) === text, { error: 'must not have braces or outer spaces' }),
);

const source = z
  .partial(
    z.strictObject(
      Object.fromEntries(trafficSourceFields.map(field => [field, sourceText])) as Record<
        keyof TrafficSource,
        typeof sourceText
      >,
    ),
  )
  .check(z.refine(fields => Object.keys(fields).length > 0, { error: 'needs at least one field' }));

const variant = z.strictObject({
  name: variantName,
  headline: z.optional(headline),
  picture: z.optional(pictureFile),
});

const hasNoRepeats = (values: readonly string[]): boolean => new Set(values).size === values.length;

/**
 * A campaign as the operator defines it. Without a headline or picture, the landing page shows its own. A variant
 * replaces those of the campaign.
 * @spec 2.1 D3.1
 */
export const campaignSpec = z.strictObject({
  slug: campaignSlug,
  landers: z
    .array(z.enum(campaignLanderNames))
    .check(
      z.minLength(1, { error: 'needs at least one landing page' }),
      z.refine(hasNoRepeats, { error: 'names a landing page twice' }),
    ),
  headline: z.optional(headline),
  picture: z.optional(pictureFile),
  source: z.optional(source),
  variants: z._default(
    z.array(variant).check(
      z.refine(list => hasNoRepeats(list.map(({ name }) => name)), {
        error: 'has two variants of one name',
      }),
    ),
    [],
  ),
  indexed: z._default(z.boolean(), false),
  /** In the site's time zone; before it, the link shows the landing page without the campaign. */
  first_day: z.optional(z.iso.date()),
  /** In the site's time zone; without it, the campaign does not end. */
  last_day: z.optional(z.iso.date()),
  /** Visitors of other countries see the landing page without the campaign. Left out: all countries. */
  countries: z.optional(z.array(z.enum(countryCodes)).check(z.minLength(1))),
});
export type Campaign = z.output<typeof campaignSpec>;
export type CampaignVariant = Campaign['variants'][number];

/** A site's campaigns; each has its own slug. */
export const campaignSpecs = z
  .array(campaignSpec)
  .check(
    z.refine(list => hasNoRepeats(list.map(({ slug }) => slug)), { error: 'has two campaigns of one slug' }),
  );

/** True if every headline has a text in each of the languages. */
export const areHeadlinesComplete = (
  campaigns: readonly Campaign[],
  languages: readonly LanguageCode[],
): boolean =>
  campaigns
    .flatMap(({ headline, variants }) => [headline, ...variants.map(variant => variant.headline)])
    .every(texts => texts === undefined || languages.every(code => texts[code] !== undefined));
