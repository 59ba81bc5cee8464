import { type Activity, activities } from '#contract/profiles';
import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { classes } from '../../ui/classes.ts';
import { PlusIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Avatar } from '../../ui/photo-image.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { type Landing, landingLoader, useLanding } from '../landing-query.ts';
import { useFaces } from '../use-faces.ts';
import { type FeedFace, MemberEntry, PictureEntry, PromiseEntry, usePromises } from './entries.tsx';
import style from './socialnetwork-page.module.css';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('socialnetwork');

/**
 * In the manner of a social feed, but its entries are only members with what visitors may see of them, and what the
 * site promises.
 * @spec 2.1 D1.11
 */
export default function SocialNetworkPage() {
  const t = useLanderText();
  const landing = useLanding();
  const { audience } = useSettings();
  const { faces, note } = useFeedFaces(landing);
  const isForMen = audience === 'men_seeking_men';
  const title =
    landing.campaign?.headline ??
    (isForMen ? t('lander_socialnetwork.title') : t('lander_socialnetwork.title_everyone'));
  const lead = t('lander_socialnetwork.lead');
  return (
    <main id="content" className={`page full-width grow relative ${style.network}`}>
      <PageHead title={title} description={lead} />
      <div className={`stack gap-1 content-start ${style.promise}`}>
        <h1 className={style.title}>{title}</h1>
        <p className={`quiet text-l ${style.lead}`}>{lead}</p>
      </div>
      <Circle faces={faces} note={note} />
      <div className={`may-shrink ${style.feed}`}>
        <Composer landing={landing} />
        {landing.campaign?.picture && <PictureEntry src={landing.campaign.picture} />}
        <Entries faces={faces} />
        <a
          href="#begin"
          className={`row gap-half primary round sticky above shadow weight-650 no-underline ${style.join}`}
        >
          <PlusIcon size={22} />
          {t('lander_socialnetwork.join')}
        </a>
      </div>
    </main>
  );
}

/** The faces with their activity, the online first. */
function useFeedFaces(landing: Landing): { faces: FeedFace[]; note: string | null } {
  const { faces, note } = useFaces(landing);
  const activityOf = new Map<string | null, Activity>(
    landing.faces.map(({ id, activity }) => [id, activity]),
  );
  const withActivity = faces.map(face => ({ ...face, activity: activityOf.get(face.id) ?? null }));
  const rank = ({ activity }: FeedFace) => (activity ? activities.indexOf(activity) : activities.length);
  return { faces: withActivity.toSorted((a, b) => rank(a) - rank(b)), note };
}

/** A violet ring means online, not that somebody has posted. */
function Circle({ faces, note }: { faces: FeedFace[]; note: string | null }) {
  const t = useLanderText();
  const avatars = faces.map(({ id, src, thumb, colour, caption, online }) => {
    const name = caption ?? '';
    const picture = (
      <span className={classes('inline-center circle', style.ring, online && style.ringOnline)}>
        <Avatar src={id === null ? src : thumb} colour={colour} size={64} online={online} />
      </span>
    );
    return (
      <li key={src} className={`text-center ${style.person}`}>
        {id === null ? (
          picture
        ) : (
          <a href={`/members/${id}`} className={`stack ink no-underline radius-m ${style.profile}`}>
            {picture}
            <span className="truncate text-s weight-600" data-nosnippet="">
              {name}
            </span>
          </a>
        )}
      </li>
    );
  });
  return (
    <section aria-labelledby="circle" className={`may-shrink ${style.circle}`}>
      <h2 id="circle" className={`heading-s ${style.circleTitle}`}>
        {note ? t('lander_socialnetwork.drawn') : t('lander_socialnetwork.circle')}
      </h2>
      {/* Drawings have no links, so the keyboard scrolls the list itself. */}
      <ul
        aria-labelledby="circle"
        className={`row gap-1 ${style.people}`}
        {...(note !== null && { tabIndex: 0 })}
      >
        {avatars}
      </ul>
      {note && <p className={`quiet text-s ${style.note}`}>{note}</p>}
    </section>
  );
}

function Composer({ landing }: { landing: Landing }) {
  const t = useLanderText();
  return (
    <section id="begin" className={`stack raised radius-l floating ${style.composer}`}>
      <Avatar src={null} size={48} />
      <div className="stack gap-1 may-shrink">
        <p className={`violet-strong weight-650 ${style.first}`}>{t('lander_socialnetwork.first')}</p>
        <FirstQuestionForm landing={landing} submit={t('lander_socialnetwork.join')} />
      </div>
    </section>
  );
}

/** A promise follows every second member. */
function Entries({ faces }: { faces: FeedFace[] }) {
  return usePromises().map((promise, index) => (
    <div key={promise.title}>
      {faces.slice(index * 2, index * 2 + 2).map((face, place) => (
        <MemberEntry key={face.src} face={face} first={index + place === 0} />
      ))}
      <PromiseEntry {...promise} />
    </div>
  ));
}
