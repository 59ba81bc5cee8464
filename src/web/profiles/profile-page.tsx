import { useQuery } from '@tanstack/react-query';
import { ABOUT_ME_MAX, PROFILE_NAME } from '#contract/constants';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useApi } from '../api.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../data.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { OwnPhotos } from '../photos/own/own-photos.tsx';
import { regionsQuery } from '../site/regions-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EyeIcon } from '../ui/icons.ts';
import { BirthDate } from './editor/birth-date.tsx';
import { BodyFacts, PlaceFacts } from './editor/fact-fields.tsx';
import { InterestsField } from './editor/interests-field.tsx';
import { TextFact } from './editor/text-fact.tsx';
import { VisibilitySwitches } from './editor/visibility-switches.tsx';
import { interestsQuery } from './interests-query.ts';
import style from './profile-page.module.css';
import { profileQuery } from './profile-query.ts';

const queries: PageQueries = api => [profileQuery(api), regionsQuery(api), interestsQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** My profile, its editor and photos (section 2): every field is saved by itself. */
export default function ProfilePage() {
  const { data } = useQuery(profileQuery(useApi()));
  return data ? <Editor profile={data.profile} /> : null;
}

function Editor({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { visible_profile_fields: shown, visible_profile_notes: notes } = useSettings();
  return (
    <div className={style.page}>
      <PageHead title={t('editor.title')} />
      <header className={style.heading}>
        <h1>{t('editor.title')}</h1>
        <ButtonLink to={`/members/${profile.id}`} look="plain" small icon={<EyeIcon size={20} />}>
          {t('editor.view')}
        </ButtonLink>
      </header>
      {profile.status === 'disabled' && <p className={style.notice}>{t('editor.disabled')}</p>}
      <section className={style.photos} aria-labelledby="my-photos">
        <h2 id="my-photos">{t('profile.photos')}</h2>
        <OwnPhotos profile={profile} />
      </section>
      <div className={style.fields}>
        <section aria-labelledby="my-basics">
          <h2 id="my-basics">{t('editor.basics')}</h2>
          <TextFact
            profile={profile}
            field="name"
            label={t('signup.name')}
            hint={t('signup.name_hint')}
            limit={PROFILE_NAME.max}
          />
          <BirthDate date={profile.date_of_birth} />
          <PlaceFacts profile={profile} />
        </section>
        {shown.includes('about_me') && (
          <section aria-labelledby="my-words">
            <h2 id="my-words" className="unseen">
              {t('editor.about')}
            </h2>
            <TextFact
              profile={profile}
              field="about_me"
              label={t('editor.about')}
              hint={notes.about_me ?? t('editor.about_hint')}
              limit={ABOUT_ME_MAX}
              long
            />
          </section>
        )}
        <section aria-labelledby="my-facts">
          <h2 id="my-facts">{t('profile.facts')}</h2>
          <div className={style.pairs}>
            <BodyFacts profile={profile} />
          </div>
        </section>
        {shown.includes('interests') && <InterestsField profile={profile} />}
        <section aria-labelledby="my-visibility">
          <h2 id="my-visibility">{t('editor.visibility')}</h2>
          <VisibilitySwitches profile={profile} />
        </section>
      </div>
    </div>
  );
}
