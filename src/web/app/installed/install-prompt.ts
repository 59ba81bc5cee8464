import { createStore } from '../../ui/store.ts';

/** Chromium's event; other browsers have none. */
export type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

export const installPrompt = createStore<InstallPromptEvent | null>(null);

/** How the member can install the app now: by the browser's dialog, or on iOS in a menu. */
export const installOffer = createStore<'browser' | 'ios' | null>(null);

/**
 * Prevents the browser's own offer, which comes at any moment.
 * @spec 2.5
 */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    installPrompt.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => installPrompt.set(null));
}
