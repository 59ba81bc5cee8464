import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardReloads, untilDocumentLoadedAnew, watchNavigations } from './connection/reload-guard.ts';
import { loadDocumentTexts } from './texts.ts';
import { rememberTimeZone } from './time-zone.ts';

guardReloads();
await loadDocumentTexts(document.documentElement).catch(untilDocumentLoadedAnew);
rememberTimeZone();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watchNavigations]} />
    </StrictMode>,
  );
});
