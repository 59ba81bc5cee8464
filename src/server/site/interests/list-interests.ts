import type { Output } from '#contract/call';
import { allInterests, type Interest, ownInterests } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import type { getStaffInterests } from '#contract/staff-lists';
import { originalsOf } from '#i18n/all-texts';
import { offeredLanguages } from '#i18n/offered-languages';
import type { Db } from '../../platform/db.ts';
import { selectNewestChanges } from '../changes/queries.ts';
import type { Site } from '../sites.ts';
import { selectNamedInterests } from './queries.ts';

/**
 * Interests that the site never named are left out.
 * @spec 3.3 D5.10
 */
export async function listInterests(
  { db }: { db: Db },
  { id, settings, texts }: Pick<Site, 'id' | 'settings' | 'texts'>,
): Promise<Output<typeof getStaffInterests>> {
  const languages = [...offeredLanguages(settings)];
  const [named, newest] = await Promise.all([
    selectNamedInterests(db, id),
    selectNewestChanges(db, id, 'setting', ''),
  ]);
  const offered = settings.interests;
  const others = allInterests.filter(key => !offered.includes(key) && (!isOwn(key) || named.has(key)));
  const nameIn = await namesOf(texts, languages);
  return {
    interests: [...offered, ...others].map(key => ({
      key,
      offered: offered.includes(key),
      own: isOwn(key),
      names: Object.fromEntries(languages.map(language => [language, nameIn(language, key)])),
    })),
    languages,
    free: ownInterests.filter(key => !named.has(key)).length,
    changed: newest.get('interests') ?? null,
  };
}

const isOwn = (key: Interest): boolean => ownInterests.some(own => own === key);

async function namesOf({ overrides }: Site['texts'], languages: readonly LanguageCode[]) {
  const originals = new Map(
    await Promise.all(languages.map(async language => [language, await originalsOf(language)] as const)),
  );
  return (language: LanguageCode, interest: Interest): string => {
    const key = `interest.${interest}`;
    const own = overrides.find(text => text.language === language && text.key === key);
    return own?.value ?? originals.get(language)?.get(key)?.text ?? interest;
  };
}
