import type { LiveFrame } from '#contract/events';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { isInstalled, isIos } from '../../ui/device.ts';
import { installOffer, installPrompt } from './install-prompt.ts';

const VISITS_BEFORE_OFFER = 3;

/**
 * Offers to install the app after a match, a received message, or in the third visit.
 * @returns the receiver of events
 * @spec 2.5
 */
export function watchInstallMoment(member: string, signal: AbortSignal): (frame: LiveFrame) => void {
  let isMoment = countVisit(member) >= VISITS_BEFORE_OFFER;
  const offer = () => installOffer.set(isMoment ? possibleInstallOffer() : null);
  offer();
  const unsubscribe = installPrompt.subscribe(offer);
  signal.addEventListener('abort', () => {
    unsubscribe();
    installOffer.set(null);
  });
  return frame => {
    isMoment ||= isGoodMoment(frame);
    offer();
  };
}

function possibleInstallOffer(): 'browser' | 'ios' | null {
  if (isInstalled()) return null;
  if (installPrompt.get()) return 'browser';
  return isIos() ? 'ios' : null;
}

const isGoodMoment = (frame: LiveFrame): boolean =>
  (frame.type === 'like' && frame.matched) || (frame.type === 'message' && !frame.message.mine);

/** A visit ends with its tab. Returns the number of this visit. */
function countVisit(member: string): number {
  const [visits, counted] = [persistedKey(member, 'visits'), persistedKey(member, 'visit')];
  const before = readPersisted<number>(visits) ?? 0;
  if (readPersisted(counted, 'tab')) return before;
  persist(counted, true, 'tab');
  persist(visits, before + 1);
  return before + 1;
}
