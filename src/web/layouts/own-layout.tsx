import { use } from 'react';
import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { OwnTexts } from '#i18n/react';
import { reloadForMissingModule } from '../connection/reload-guard.ts';
import { DocumentContext } from '../document-context.ts';
import { loadTexts, type TextsHandle, textsOf } from '../texts.ts';

export const handle: TextsHandle = { texts: 'own' };

/** The server has all texts at hand; without a loader the browser would render twice. */
export const loader = () => null;

/** Beside the data of the page. Texts that cannot be loaded are a part of the page that cannot be. */
export async function clientLoader(): Promise<null> {
  await loadTexts('own', document.documentElement.lang).catch(reloadForMissingModule);
  return null;
}

// Texts stay.
export const shouldRevalidate = () => false;

/** Around one's own rooms: their texts come with them. */
export default function OwnLayout() {
  const { locale } = use(DocumentContext);
  return (
    <OwnTexts value={true}>
      <IntlProvider locale={locale} messages={textsOf('own', locale)}>
        <Outlet />
      </IntlProvider>
    </OwnTexts>
  );
}
