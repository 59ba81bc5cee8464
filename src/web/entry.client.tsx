import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMembersMessages } from '#i18n/load-messages';
import { rememberMessages } from './texts.ts';

const locale = document.documentElement.lang;
rememberMessages(locale, await loadMembersMessages(locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
