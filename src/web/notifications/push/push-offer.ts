import type { AlertContext } from '../../accounts/alerts/alerts-to-show.ts';
import { type PushState, usePushState } from './push-state.ts';

/**
 * After a denied permission the browser asks no more, so the alert does not either. The open question stays, because
 * it then shows how to undo the denial.
 * @spec 2.5 4.11
 */
export const mayOfferPush = ({ capability, isSubscribed, offerAfter, isAsking }: PushState): boolean =>
  isAsking ||
  (offerAfter !== null && !isSubscribed && ['undecided', 'granted', 'needs_install'].includes(capability));

export const useIsPushOffered = (): boolean => mayOfferPush(usePushState());

/** @spec 2.5 4.11 */
export const offersPush = ({ user, isPushOffered, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && isPushOffered && !routes.includes('notifications');
