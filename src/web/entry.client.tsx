import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMembersMessages } from '#i18n/load-messages';
import { guardReloads, watchNavigations } from './connection/reload-guard.ts';
import { rememberMessages } from './texts.ts';
import { rememberTimeZone } from './time-zone.ts';

const locale = document.documentElement.lang;
rememberMessages(locale, await loadMembersMessages(locale));
rememberTimeZone();
guardReloads();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watchNavigations]} />
    </StrictMode>,
  );
});
