import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMembersMessages } from '#i18n/load-messages';
import { guardReloads } from './reload-guard.ts';
import { rememberMessages } from './texts.ts';
import { rememberTimeZone } from './time-zone.ts';
import { toast } from './ui/toast-store.ts';

const locale = document.documentElement.lang;
const messages = await loadMembersMessages(locale);
rememberMessages(locale, messages);
rememberTimeZone();
guardReloads(() => toast(messages.errors.generic, 'error'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
