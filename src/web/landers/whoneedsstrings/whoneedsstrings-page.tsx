import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';
import { Strings } from './strings.tsx';
import style from './whoneedsstrings-page.module.css';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('whoneedsstrings');

/**
 * Strings hang from the headline and are cut one by one; the choice below says which is left.
 * @spec 2.1 3.2
 */
export default function WhoNeedsStringsPage() {
  const t = useLanderText();
  const landing = useLanding();
  const title = t('lander_whoneedsstrings.title');
  const lead = t('lander_whoneedsstrings.lead');
  return (
    <main id="content" className={`relative ${style.hero}`}>
      <PageHead title={title} description={lead} />
      <h1 className={`page gutter leading-1 balance ${style.title}`}>{title}</h1>
      <Strings />
      <div className={`page gutter stack gap-3 ${style.inner}`}>
        <p className="text-l">{lead}</p>
        <FirstQuestionForm landing={landing}>
          <Choices />
        </FirstQuestionForm>
      </div>
    </main>
  );
}

function Choices() {
  const t = useLanderText();
  const choices = [
    { reason: 'fun', name: t('lander_whoneedsstrings.fun'), text: t('lander_whoneedsstrings.fun_text') },
    {
      reason: 'dates',
      name: t('lander_whoneedsstrings.dates'),
      text: t('lander_whoneedsstrings.dates_text'),
    },
    { reason: 'chat', name: t('lander_whoneedsstrings.chat'), text: t('lander_whoneedsstrings.chat_text') },
  ];
  return (
    <fieldset className={style.choices}>
      <legend className="weight-600 space-below-1">{t('lander_whoneedsstrings.reason')}</legend>
      <div className={`stack ${style.cards}`}>
        {choices.map(({ reason, name, text }) => (
          <label
            key={reason}
            className={`stack icon-column raised radius-m outline-focus pointer ${style.card}`}
          >
            <input type="radio" name="reason" value={reason} className="radio" />
            <span className="weight-650 leading-snug">{name}</span>
            <span className={`quiet text-m leading-snug ${style.text}`}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
