import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardReloads, watchNavigations } from './connection/reload-guard.ts';
import { loadDocumentTexts } from './texts.ts';
import { rememberTimeZone } from './time-zone.ts';

await loadDocumentTexts(document.documentElement);
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
