import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdInstallPrompt } from './app/installed/install-prompt.ts';
import { loadDocumentTexts } from './app/texts.ts';
import { storeTimeZone } from './app/time-zone.ts';
import { installReloadGuard, navigationTracking, reloadBeforeHydration } from './connection/reload-guard.ts';

installReloadGuard();
holdInstallPrompt();
await loadDocumentTexts(document.documentElement).catch(reloadBeforeHydration);
storeTimeZone();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[navigationTracking]} />
    </StrictMode>,
    { onRecoverableError: reportRecoverableError },
  );
});

/** A new navigation skips the view transition of the previous navigation, which is not an error. */
function reportRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
}
