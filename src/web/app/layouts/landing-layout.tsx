import { type ReactNode, use } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useText } from '#i18n/react';
import { RouteError } from '../../connection/route-error.tsx';
import { DocumentContext } from '../../data/document-context.ts';
import { useCampaignHead } from '../../landers/campaign-head.ts';
import { EndedCampaign } from '../../landers/ended-campaign.tsx';
import { PageHeadDefaultsContext } from '../../ui/page-head.tsx';
import { AreaTextProvider } from '../text-provider.tsx';
import { textsOf } from '../texts.ts';

/** @spec 2.2 */
export default function LandingLayout() {
  return (
    <LanderTexts>
      <Outlet />
    </LanderTexts>
  );
}

/**
 * A campaign that has ended leads on to the landing page without it.
 * @spec 2.1 8.2
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const hasEnded = isRouteErrorResponse(error) && error.status === 410;
  return hasEnded ? (
    <LanderTexts>
      <EndedCampaign />
    </LanderTexts>
  ) : (
    <RouteError />
  );
}

function LanderTexts({ children }: { children: ReactNode }) {
  const { locale, texts } = use(DocumentContext);
  const t = useText();
  const head = useCampaignHead();
  return (
    <AreaTextProvider locale={locale} messages={textsOf('landers', locale, texts)}>
      <PageHeadDefaultsContext value={{ ...head, descriptionEnd: t('home.lead') }}>
        {children}
      </PageHeadDefaultsContext>
    </AreaTextProvider>
  );
}
