import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { type Landing, landingLoader, useLanding } from '../landing-query.ts';
import { useFaces } from '../use-faces.ts';
import style from './alonetonight-page.module.css';
import { DarkWindow, LitWindow } from './windows.tsx';

export const handle: LightHandle = { light: true, evening: true };
export const loader = landingLoader('alonetonight');

const WINDOWS = 14;
/** Windows that a phone shows without scrolling. */
const FIRST_ROW = 3;
/** In which order windows get light, so that few faces are spread over the whole house. */
const lightingOrder = [0, 2, 6, 9, 4, 11, 7, 12, 1, 8, 5, 13];

/**
 * A house at night. Who was online today has light, and the visitor's own window lights up as soon as they write.
 * @spec 2.1
 */
export default function AloneTonightPage() {
  const t = useLanderText();
  const landing = useLanding();
  const { campaign } = landing;
  const awake = landing.faces.filter(({ activity }) => activity !== 'away');
  const { faces, note } = useFaces({ ...landing, faces: awake });
  const title = campaign?.headline ?? t('lander_alonetonight.title');
  const lead = t('lander_alonetonight.lead');
  const lit = new Map(faces.map((face, index) => [lightingOrder[index], face]));
  return (
    <main id="content" className={`ink evening ${style.night}`}>
      <PageHead title={title} description={lead} />
      <div className={`page gutter stack gap-1 relative ${style.sky}`}>
        <Moon />
        <h1 className="leading-1">{title}</h1>
        <p className={`text-l ${style.lead}`}>{lead}</p>
      </div>
      <Roof />
      <div className={style.wall}>
        <div className={`page gutter ${style.house}`}>
          <MyWindow landing={landing} />
          {campaign?.picture && (
            <img
              src={campaign.picture}
              alt=""
              width={320}
              height={240}
              className={`object-cover ${style.poster}`}
            />
          )}
          <ul className={style.windows}>
            {Array.from({ length: WINDOWS }, (_, index) => {
              const face = lit.get(index);
              return face ? (
                <LitWindow key={face.src} face={face} eager={index < FIRST_ROW} />
              ) : (
                <DarkWindow key={index} index={index} />
              );
            })}
          </ul>
          <p className={`quiet text-m text-center ${style.legend}`}>
            {note ?? t('lander_alonetonight.legend')}
          </p>
        </div>
      </div>
      <div className={style.street} />
    </main>
  );
}

function MyWindow({ landing }: { landing: Landing }) {
  const t = useLanderText();
  return (
    <div className={style.mine}>
      <div className={`ink relative stack gap-2 ${style.glass}`}>
        <span className={`absolute ${style.curtain}`} />
        <span className={`absolute ${style.curtain}`} />
        <p className={`heading-font heading-s weight-700 relative ${style.dark}`}>
          {t('lander_alonetonight.dark')}
        </p>
        <p aria-hidden="true" className={`heading-font heading-s weight-700 relative ${style.light}`}>
          {t('lander_alonetonight.light')}
        </p>
        <FirstQuestionForm landing={landing} submit={t('lander_alonetonight.submit')} />
      </div>
    </div>
  );
}

const Moon = () => (
  <svg viewBox="0 0 120 120" aria-hidden="true" className={`absolute ${style.moon}`}>
    <path d="M76 16a46 46 0 1 0 30 66a38 38 0 0 1 -30 -66Z" fill="#fff1d6" />
    <g fill="#fff1d6" opacity=".8">
      <circle cx="14" cy="22" r="1.6" />
      <circle cx="112" cy="30" r="2" />
      <circle cx="30" cy="4" r="1.4" />
      <circle cx="104" cy="112" r="1.5" />
    </g>
  </svg>
);

/** Chimneys, an aerial and two dormers above the eaves. */
const Roof = () => (
  <svg
    viewBox="0 0 1200 90"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className={`full-width ${style.roof}`}
  >
    <path d="M0 90V58H1200V90Z" fill="#1a0f26" />
    <path
      d="M96 60V22h34v38ZM92 14h42v10H92ZM470 60V34h22V18h10v16h22v26ZM1010 60V16h46v44ZM1004 8h58v10h-58Z"
      fill="#1a0f26"
    />
    <path d="M700 60V6M684 12h32M690 22h20M678 4h44" stroke="#1a0f26" strokeWidth="3" fill="none" />
    <path d="M236 60V36l40 -24l40 24v24ZM820 60V36l40 -24l40 24v24Z" fill="#1a0f26" />
    <path d="M260 56V40h32v16ZM844 56V40h32v16Z" fill="#ffcf8a" opacity=".75" />
    <path d="M0 78H1200V90H0Z" fill="#3a2350" />
  </svg>
);
