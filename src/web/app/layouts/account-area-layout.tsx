import { use } from 'react';
import { Outlet } from 'react-router';
import { AccountTextsAvailable } from '#i18n/react';
import { reloadForMissingModule } from '../../connection/reload-guard.ts';
import { DocumentContext } from '../../data/document-context.ts';
import { AreaTextProvider } from '../text-provider.tsx';
import { loadTexts, type TextsHandle, textsOf } from '../texts.ts';

export const handle: TextsHandle = { texts: 'account' };

/** Without a server loader, React Router would run `clientLoader` during hydration and render twice. */
export const loader = () => null;

export async function clientLoader(): Promise<null> {
  await loadTexts('account', document.documentElement.lang).catch(reloadForMissingModule);
  return null;
}

export const shouldRevalidate = () => false;

/** @spec 2.2 */
export default function AccountAreaLayout() {
  const { locale, texts } = use(DocumentContext);
  return (
    <AccountTextsAvailable value={true}>
      <AreaTextProvider locale={locale} messages={textsOf('account', locale, texts)}>
        <Outlet />
      </AreaTextProvider>
    </AccountTextsAvailable>
  );
}
