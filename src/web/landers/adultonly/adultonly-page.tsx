import { useId } from 'react';
import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { type Landing, landingLoader, useLanding } from '../landing-query.ts';
import style from './adultonly-page.module.css';

export const handle: LightHandle = { light: true, evening: true };
export const loader = landingLoader('adultonly');

/**
 * A padded entrance, which opens when the visitor says that they are an adult.
 * @spec 2.1
 */
export default function AdultOnlyPage() {
  const t = useLanderText();
  const landing = useLanding();
  const title = t('lander_adultonly.title');
  const lead = t('lander_adultonly.lead');
  const promises = [
    { title: t('lander_adultonly.neutral_title'), text: t('lander_adultonly.neutral_text') },
    { title: t('lander_adultonly.exit_title'), text: t('lander_adultonly.exit_text') },
    { title: t('lander_adultonly.nameless_title'), text: t('lander_adultonly.nameless_text') },
  ];
  return (
    <main id="content" className={`ink evening ${style.velvet}`}>
      <PageHead title={title} description={lead} />
      <div className={`page gutter ${style.inner}`}>
        <div className={`stack gap-2 ${style.words}`}>
          <h1>{title}</h1>
          <p className={`text-l ${style.lead}`}>{lead}</p>
        </div>
        <Doorway landing={landing} />
        <ul className={`stack ${style.promises}`}>
          {promises.map(promise => (
            <li key={promise.title} className={`stack gap-half content-start line-above ${style.promise}`}>
              <h2 className="heading-s">{promise.title}</h2>
              <p className="quiet">{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** The box is no field of the form: the sign-up asks for the date of birth. */
function Doorway({ landing }: { landing: Landing }) {
  const t = useLanderText();
  const id = useId();
  return (
    <div className={`relative ${style.doorway}`}>
      <input type="checkbox" id={id} autoComplete="off" className={style.agree} />
      <label htmlFor={id} className={`weight-650 text-l leading-tight target inline-row ${style.age}`}>
        {t('lander_adultonly.age')}
      </label>
      <div className={`stack content-center gap-3 ${style.room}`}>
        <p className="heading-font heading-m weight-700 leading-1-2">{t('lander_adultonly.inside')}</p>
        <FirstQuestionForm landing={landing} submit={t('lander_adultonly.submit')} />
      </div>
      <div aria-hidden="true" className={`relative clip click-through ${style.leaf}`}>
        <Padding />
        <span className={`absolute heading-font leading-1 ${style.number}`}>18+</span>
        <span className={`absolute circle ${style.knob}`} />
      </div>
    </div>
  );
}

/** Velvet over padding, with a button in each fold. */
const Padding = () => (
  <svg aria-hidden="true" className="cover full-width full-height">
    <defs>
      <radialGradient id="velvet" cx=".42" cy=".34" r=".75">
        <stop offset="0" stopColor="#7d2a6c" />
        <stop offset=".5" stopColor="#4a1546" />
        <stop offset="1" stopColor="#22081f" />
      </radialGradient>
      <radialGradient id="stud" cx=".38" cy=".32" r=".8">
        <stop offset="0" stopColor="#ffe9bd" />
        <stop offset=".5" stopColor="#c9923f" />
        <stop offset="1" stopColor="#6b4215" />
      </radialGradient>
      <pattern id="padding" width="84" height="104" patternUnits="userSpaceOnUse">
        <rect width="84" height="104" fill="#22081f" />
        <path d="M42 0q10 30 42 52q-32 22 -42 52q-10 -30 -42 -52q32 -22 42 -52Z" fill="url(#velvet)" />
        <path d="M0 -52q10 30 42 52q-32 22 -42 52q-10 -30 -42 -52q32 -22 42 -52Z" fill="url(#velvet)" />
        <path d="M84 -52q10 30 42 52q-32 22 -42 52q-10 -30 -42 -52q32 -22 42 -52Z" fill="url(#velvet)" />
        <path d="M0 52q10 30 42 52q-32 22 -42 52q-10 -30 -42 -52q32 -22 42 -52Z" fill="url(#velvet)" />
        <path d="M84 52q10 30 42 52q-32 22 -42 52q-10 -30 -42 -52q32 -22 42 -52Z" fill="url(#velvet)" />
        <g fill="url(#stud)">
          <circle cx="42" cy="0" r="5" />
          <circle cx="42" cy="104" r="5" />
          <circle cx="0" cy="52" r="5" />
          <circle cx="84" cy="52" r="5" />
        </g>
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#padding)" />
  </svg>
);
