import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installReloadGuard, navigationTracking, reloadBeforeHydration } from './connection/reload-guard.ts';
import { loadDocumentTexts } from './texts.ts';
import { storeTimeZone } from './time-zone.ts';

installReloadGuard();
await loadDocumentTexts(document.documentElement).catch(reloadBeforeHydration);
storeTimeZone();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[navigationTracking]} />
    </StrictMode>,
  );
});
