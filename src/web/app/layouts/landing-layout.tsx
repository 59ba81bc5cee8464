import { use } from 'react';
import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { DocumentContext } from '../../data/document-context.ts';
import { textsOf } from '../texts.ts';

/** @spec 2.2 */
export default function LandingLayout() {
  const { locale } = use(DocumentContext);
  return (
    <IntlProvider locale={locale} messages={textsOf('landers', locale)}>
      <Outlet />
    </IntlProvider>
  );
}
