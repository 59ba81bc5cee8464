import { use } from 'react';
import { Outlet } from 'react-router';
import { OfficeError } from '../../backoffice/frame/office-error.tsx';
import { StaffQuestions } from '../../backoffice/questions/staff-questions.tsx';
import { ConnectionNotice } from '../../connection/connection-notice.tsx';
import { reloadForMissingModule } from '../../connection/reload-guard.ts';
import { DocumentContext } from '../../data/document-context.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { AreaTextProvider } from '../text-provider.tsx';
import { loadTexts, type TextsHandle, textsOf } from '../texts.ts';
import style from './backoffice-layout.module.css';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

export const handle: TextsHandle = { texts: 'staff' };

/** Without a server loader, React Router would run `clientLoader` during hydration and render twice. */
export const loader = () => null;

export async function clientLoader(): Promise<null> {
  await loadTexts('staff', document.documentElement.lang).catch(reloadForMissingModule);
  return null;
}

export const shouldRevalidate = () => false;

/**
 * The back office: none of it is loaded by the pages of members, and nothing of a member runs in it.
 * @spec D5.10
 */
export default function BackofficeLayout() {
  return (
    <Texts>
      <PageProgress />
      <div className={`column screen-height ${style.office}`}>
        <ConnectionNotice />
        <Outlet />
        <StaffQuestions />
      </div>
      <Toasts />
      <RouteAnnouncer hasOneTitle={false} />
    </Texts>
  );
}

function Texts({ children }: { children: React.ReactNode }) {
  const { locale } = use(DocumentContext);
  return (
    <AreaTextProvider locale={locale} messages={textsOf('staff', locale)}>
      {children}
    </AreaTextProvider>
  );
}

/** @spec 8.2 */
export const ErrorBoundary = () => (
  <Texts>
    <div className={`column screen-height ${style.office}`}>
      <main>
        <OfficeError />
      </main>
    </div>
  </Texts>
);
