import type { CSSProperties } from 'react';
import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader } from '../landing-query.ts';
import style from './landing3-page.module.css';
import { useMemberLanding } from './member-landing.tsx';

const AROUND = 6;

export const handle: LightHandle = { light: true, evening: true };
export const loader = landingLoader('landing3');

/**
 * The member among others of this evening: his portrait in the middle, the others on orbits around him.
 * @spec 2.1
 */
export default function MemberLanding3Page() {
  const t = useLanderText();
  const { landing, face, others, note, title, lead } = useMemberLanding();
  const around = others.slice(0, AROUND);
  return (
    <main id="content" className={`evening ink full-width grow ${style.page}`}>
      <PageHead title={title} description={lead} />
      <div className={`page full-width ${style.inner}`}>
        <div className={`relative centered ${style.sky}`}>
          {around.map(({ id, thumb, alt, colour }, index) => (
            <img
              key={id ?? thumb}
              src={thumb}
              alt={alt}
              width={96}
              height={96}
              loading="lazy"
              className={`absolute circle object-cover ${style.star}`}
              style={{ '--place': index / around.length, background: colour } as CSSProperties}
            />
          ))}
          {face && (
            <img
              src={face.src}
              alt={face.alt}
              width={320}
              height={320}
              fetchPriority="high"
              className={`absolute circle object-cover ${style.sun}`}
              style={{ background: face.colour }}
            />
          )}
        </div>
        <div className={`stack gap-2 content-start ${style.words}`}>
          <h1 className="leading-1 balance">{title}</h1>
          {face?.caption && (
            <p className="weight-600">
              {face.caption}
              {face.city && <span className="quiet"> · {face.city}</span>}
            </p>
          )}
          <p className="quiet text-l">{lead}</p>
          <FirstQuestionForm landing={landing} />
          {note && <p className="quiet text-m">{note}</p>}
          {around.length > 0 && !note && <p className="quiet text-m">{t('lander_member.around')}</p>}
        </div>
      </div>
    </main>
  );
}
