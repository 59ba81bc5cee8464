import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { facePicture } from '../face-picture.ts';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { type Landing, landingLoader, useLanding } from '../landing-query.ts';
import { type Face, useFaces } from '../use-faces.ts';
import style from './gallery-page.module.css';
import { LookingCouple } from './looking-couple.tsx';

export const handle: LightHandle = { light: true, evening: true };
export const loader = landingLoader('gallery');

const WORKS_MAX = 8;

/**
 * An evening exhibition along one wall, which scrolls sideways. The last frame is empty and holds the form.
 * @spec 2.1
 */
export default function GalleryPage() {
  const t = useLanderText();
  const landing = useLanding();
  const { design_version: version } = useSettings();
  const { faces, note } = useFaces(landing);
  const [first, ...others] = faces.slice(0, WORKS_MAX);
  const title = landing.campaign?.headline ?? t('lander_gallery.title');
  const lead = t('lander_gallery.lead');
  return (
    <main id="content" className={`ink grow column ${style.hall}`}>
      <PageHead title={title} description={lead} />
      <section
        aria-label={t('lander_gallery.wall')}
        data-wall=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the wall once it has the focus
        tabIndex={0}
        className={`flex grow contain-scroll ${style.wall}`}
      >
        <div className={style.entrance} data-work="">
          <div className="stack gap-2 content-start">
            <h1 className={style.title}>{title}</h1>
            <p className={`text-l ${style.lead}`}>{lead}</p>
            {note && <p className="text-s">{note}</p>}
          </div>
          {first && <Work face={first} picture={landing.campaign?.picture ?? null} eager />}
        </div>
        {others.map((face, index) => (
          <div key={face.src} className={`relative ${style.bay}`} data-work="">
            {index === 1 && <LookingCouple />}
            <Work face={face} picture={null} eager={index === 0} />
          </div>
        ))}
        <YourPlace landing={landing} />
      </section>
      <div className={`sticky ${style.rail}`}>
        <div className={`page row gap-2 justify-between gutter ${style.railInner}`}>
          <div className={`flex gap-half ${style.steps}`} data-wall-buttons="" hidden>
            <button type="button" value="-1" className={`square inline-center round ${style.step}`}>
              <span className="unseen">{t('lander_gallery.previous')}</span>
              <ChevronLeftIcon />
            </button>
            <button type="button" value="1" className={`square inline-center round ${style.step}`}>
              <span className="unseen">{t('lander_gallery.next')}</span>
              <ChevronRightIcon />
            </button>
          </div>
          <a
            href="#begin"
            className={`inline-row gap-half primary round weight-650 no-underline nowrap field-height push-end ${style.on}`}
          >
            {t('lander_gallery.on')}
            <ChevronRightIcon size={20} />
          </a>
        </div>
      </div>
      <script src={`/lander-gallery.js?v=${version}`} defer />
    </main>
  );
}

/** A framed portrait with its label. */
function Work({ face, picture, eager }: { face: Face; picture: string | null; eager: boolean }) {
  const t = useLanderText();
  const { id, caption, city, online, alt } = face;
  const files = picture === null ? facePicture(face) : { src: picture };
  return (
    <figure className={`relative ${style.work}`}>
      <div className={style.frame}>
        <PhotoImage
          {...files}
          sizes="(width < 992px) 70vw, 24rem"
          alt={picture === null ? alt : ''}
          eager={eager}
          className={`full-width ${style.photo}`}
        />
      </div>
      {id !== null && picture === null && (
        <figcaption>
          <a href={`/members/${id}`} className={`stack no-underline text-s leading-snug ${style.label}`}>
            <span className="heading-font text-m weight-700" data-nosnippet="">
              {caption}
            </span>
            {city && <span data-nosnippet="">{city}</span>}
            {online && <span>{t('activity.online')}</span>}
          </a>
        </figcaption>
      )}
    </figure>
  );
}

function YourPlace({ landing }: { landing: Landing }) {
  const t = useLanderText();
  return (
    <div id="begin" className={`relative ${style.bay} ${style.yours}`} data-work="">
      <div className={`relative ${style.work}`}>
        <div className={`stack gap-2 content-center ${style.frame} ${style.empty}`}>
          <h2 className={style.place}>{t('lander_gallery.place')}</h2>
          <FirstQuestionForm landing={landing} />
        </div>
      </div>
    </div>
  );
}
