import type { LanguageCode } from '#contract/languages';
import type { PageSlug } from '#contract/public-pages';
import type { StaffPermission } from '#contract/staff-permissions';
import type { TextLanguage } from '#contract/staff-texts';
import type { Campaign } from '../campaign-spec.ts';
import type { Site } from '../sites.ts';

/**
 * What a person of the staff typed and has not saved yet, to be seen in its page by them alone.
 * @spec 1.5 D5.10
 */
export type Draft =
  | { kind: 'text'; language: TextLanguage; key: string; text: string }
  | { kind: 'page'; language: LanguageCode; slug: PageSlug; source: string }
  | { kind: 'campaign'; campaign: Campaign };

export const draftPermissions = {
  text: 'texts',
  page: 'texts',
  campaign: 'campaigns',
} as const satisfies Record<Draft['kind'], StaffPermission>;

/** The site as it would be with the draft. */
export function withDraft(site: Site, draft: Draft): Site {
  if (draft.kind === 'text') return { ...site, texts: textsWith(site, draft) };
  if (draft.kind === 'page') {
    const { slug, language, source } = draft;
    const others = site.pages.filter(page => page.slug !== slug || page.language !== language);
    return { ...site, pages: [...others, { slug, language, source, from: null }] };
  }
  // Its author sees it whenever it runs, and wherever.
  const { first_day: _, last_day: __, countries: ___, ...campaign } = draft.campaign;
  const others = site.campaigns.filter(({ slug }) => slug !== campaign.slug);
  return { ...site, campaigns: [...others, campaign] };
}

function textsWith({ texts }: Site, { language, key, text }: Extract<Draft, { kind: 'text' }>) {
  const others = texts.overrides.filter(other => other.key !== key || other.language !== language);
  return { change: 'draft' as const, overrides: [...others, { language, key, value: text }] };
}
