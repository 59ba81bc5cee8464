import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ABOUT_ME_MAX } from '#contract/constants';
import { getProfile, type OwnProfile } from '#contract/profiles';
import { getInterests, getRegions } from '#contract/site';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { ResendActivationButton } from '../../accounts/resend-activation.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { OwnPhotos } from '../../photos/own/own-photos.tsx';
import { ProfileSubpageLinks } from '../../photos/profile-subpage.tsx';
import { ChoiceRows } from '../../profiles/editor/choice-rows.tsx';
import { CompletenessMeter } from '../../profiles/editor/completeness-meter.tsx';
import { FieldRows } from '../../profiles/editor/field-row.tsx';
import { IdentityRows } from '../../profiles/editor/identity-rows.tsx';
import { InterestsRow } from '../../profiles/editor/interests-row.tsx';
import { PlaceRows } from '../../profiles/editor/place-rows.tsx';
import { VisibilitySwitches } from '../../profiles/editor/switch-row.tsx';
import { TextRow } from '../../profiles/editor/text-row.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { getToasts, removeToast } from '../../ui/toast-store.ts';
import style from './profile-page.module.css';

const queries: PageQueries = () => [query(getProfile), query(getRegions), query(getInterests)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 3.2 */
export default function ProfilePage() {
  const { data } = useQuery(query(getProfile));
  return data ? <Editor profile={data.profile} /> : null;
}

function Editor({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  useUndoKey();
  return (
    <div className={`stack one-column gap-4 centered ${style.page}`}>
      <PageHead title={t('nav.profile')} />
      <header className={`row wrap justify-between gap-1-2 ${style.heading}`}>
        <h1>{t('nav.profile')}</h1>
        <ButtonLink to={`/members/${profile.id}`} look="plain" small icon={<EyeIcon size={20} />}>
          {t('editor.view')}
        </ButtonLink>
      </header>
      {profile.status === 'disabled' && <NotShownYet />}
      <div className={`stack gap-4 content-start ${style.photos}`}>
        <CompletenessMeter profile={profile} />
        <Section id="photo" title={t('profile.photos')} className={`stack gap-s ${style.shots}`}>
          <OwnPhotos profile={profile} />
          <ProfileSubpageLinks />
        </Section>
      </div>
      <Fields profile={profile} />
    </div>
  );
}

/** Says that the profile is hidden until activation. */
function NotShownYet() {
  const t = useAccountText();
  const user = useUser();
  // The banner of every page says why nobody sees the profile.
  if (user?.frozen) return null;
  return (
    <div className={`row wrap pad-row warning weight-600 warning-tint radius-m gap-1-2 ${style.notice}`}>
      <p>{t('editor.disabled')}</p>
      {user?.status === 'not_confirmed' && <ResendActivationButton look="soft" small />}
    </div>
  );
}

function Fields({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { visible_profile_fields: shown } = useSettings();
  return (
    <div className="stack gap-4 content-start">
      {(shown.includes('about_me') || shown.includes('interests')) && (
        <Section title={t('editor.words')} className="stack gap-1">
          <FieldRows>
            {shown.includes('about_me') && (
              <TextRow
                profile={profile}
                field="about_me"
                label={t('detail.about_me')}
                hint={t('editor.about_hint')}
                limit={ABOUT_ME_MAX}
                long
              />
            )}
            {shown.includes('interests') && <InterestsRow profile={profile} />}
          </FieldRows>
        </Section>
      )}
      <Section title={t('editor.basics')} className="stack gap-1">
        <IdentityRows profile={profile} />
      </Section>
      <Section title={t('editor.place')} className="stack gap-1">
        <PlaceRows profile={profile} />
      </Section>
      <Section title={t('profile.details')} className="stack gap-1">
        <p className="quiet text-m">{t('editor.details_hint')}</p>
        <ChoiceRows profile={profile} />
      </Section>
      <Section title={t('editor.visibility')} className="stack gap-1">
        <VisibilitySwitches profile={profile} />
      </Section>
    </div>
  );
}

/** @spec 3.2 */
function useUndoKey(): void {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const offered = getToasts().findLast(({ action }) => action);
      if (!offered?.action) return;
      event.preventDefault();
      removeToast(offered.id);
      offered.action.onAction();
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}
