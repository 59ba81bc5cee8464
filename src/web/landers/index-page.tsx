import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { MemberCard } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import type { Settings } from '#contract/site';
import { useText } from '#i18n/react';
import { userQuery } from '../accounts/user-query.ts';
import { apiOf, callApi } from '../data/api.ts';
import { loaderContext } from '../data/loader-context.ts';
import { EveningArt } from '../site/evening-art.tsx';
import type { LightHandle } from '../site/light-page.ts';
import { settingsQuery, usePictureAddress, useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CreditsIcon, EyeOffIcon, ShieldIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PhotoImage } from '../ui/photo-image.tsx';
import style from './index-page.module.css';
import { OrganizationData } from './organization-data.tsx';

const FACES_MAX = 8;

/** @spec 2.9 D1.11 */
const facesQuery = ({ audience }: Pick<Settings, 'audience'>) =>
  queryOptions({
    queryKey: ['faces', audience, searchMembers.provides],
    queryFn: async ({ client, signal }) => {
      const { profiles } = await callApi(apiOf(client), searchMembers, {
        query: audience === 'men_seeking_men' ? { gender: 'male' } : {},
        signal,
      });
      return profiles.filter(profile => profile.main_image && !profile.fictional).slice(0, FACES_MAX);
    },
  });

export const handle: LightHandle = { light: true, evening: true };

/**
 * For visitors only. `prefetchQuery` ignores errors of sites that do not let visitors search.
 * @spec 2.9
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient, dehydrate } = context.get(loaderContext);
  const { user } = await queryClient.ensureQueryData(userQuery());
  if (user) throw redirect('/members');
  const { settings } = await queryClient.ensureQueryData(settingsQuery());
  const faces = facesQuery(settings);
  await queryClient.prefetchQuery(faces);
  return { state: dehydrate(faces.queryKey) };
}

/** @spec 2.1 2.9 */
export default function IndexPage() {
  const t = useText();
  const settings = useSettings();
  const { audience, index_title, description } = settings;
  const { data: faces } = useQuery(facesQuery(settings));
  const promise = audience === 'men_seeking_men' ? t('home.title') : t('home.title_everyone');
  return (
    <main id="content">
      <PageHead title={index_title || promise} description={description || t('home.lead')} />
      <OrganizationData />
      <section className={`evening ink ${style.hero}`}>
        <div className={`page stack one-column gap-2 ${style.inner}`}>
          <div className={style.art}>
            <EveningArt eager />
          </div>
          <div className={`stack relative gap-2 ${style.words}`}>
            <h1 className="leading-1">{promise}</h1>
            <p className={`quiet text-l ${style.lead}`}>{t('home.lead')}</p>
            <div className={`row wrap ${style.actions}`}>
              <ButtonLink to="/signup" reloadDocument className={style.start}>
                {t('nav.signup')}
              </ButtonLink>
              <a href="/login" className="inline-row target weight-600">
                {t('home.login')}
              </a>
            </div>
          </div>
        </div>
      </section>
      {faces && faces.length > 0 && <OnlineFaces faces={faces} />}
      <Promises />
    </main>
  );
}

/** @spec 2.9 */
function Promises() {
  const t = useText();
  const promises = [
    { Icon: CreditsIcon, title: t('home.fair_title'), text: t('home.fair_text') },
    { Icon: EyeOffIcon, title: t('home.discreet_title'), text: t('home.discreet_text') },
    { Icon: ShieldIcon, title: t('home.real_title'), text: t('home.real_text') },
  ];
  return (
    <section className={`page stack ${style.promises}`}>
      {promises.map(({ Icon, title, text }) => (
        <div key={title} className={`stack icon-column content-start line-above ${style.promise}`}>
          <Icon className="violet" size={28} />
          <h2 className="heading-s">{title}</h2>
          <p className="quiet">{text}</p>
        </div>
      ))}
    </section>
  );
}

/** @spec 2.9 */
function OnlineFaces({ faces }: { faces: MemberCard[] }) {
  const t = useText();
  const addressOf = usePictureAddress();
  const online = faces.every(({ activity }) => activity === 'online');
  return (
    <section className={`page ${style.faces}`} aria-labelledby="faces">
      <h2 id="faces" className="heading-l">
        {online ? t('activity.online') : t('home.recently_active')}
      </h2>
      <ul className="stack gap-s">
        {faces.map(({ id, name, age, city, main_image: main, activity }) => (
          <li key={id}>
            <a href={`/members/${id}`} className="block radius-l">
              <PhotoImage
                src={main && addressOf(main.filename)}
                alt={t('member.photo', { name })}
                colour={main?.colour}
              >
                <span
                  className={`stack absolute on-photo text-m leading-snug at-bottom ${style.facesWords}`}
                  data-nosnippet=""
                >
                  <span className="row gap-xs weight-700">
                    <span className="truncate may-shrink">
                      {t('member.name_age', { name, age: String(age) })}
                    </span>
                    {activity === 'online' && (
                      <span
                        className={`rigid circle ${style.dot}`}
                        role="img"
                        aria-label={t('activity.online')}
                      />
                    )}
                  </span>
                  {city && <span className="truncate may-shrink">{city}</span>}
                </span>
              </PhotoImage>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
