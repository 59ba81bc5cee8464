import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('alonetonight');

/** @spec 2.1 */
export default function AloneTonightPage() {
  const t = useLanderText();
  const landing = useLanding();
  const title = landing.campaign?.headline ?? t('lander_alonetonight.title');
  const lead = t('lander_alonetonight.lead');
  return (
    <main id="content" className="page stack gap-3">
      <PageHead title={title} description={lead} />
      <h1>{title}</h1>
      <p className="quiet text-l">{lead}</p>
      <FirstQuestionForm landing={landing} />
    </main>
  );
}
