import { useUser } from '../../accounts/user-query.ts';
import { useConnection } from '../../connection/connection.ts';
import { useSettings } from '../../site/settings-query.ts';
import { useWaiting } from './outbox-query.ts';
import { creditsFor } from './outgoing.ts';

/**
 * What the member can still spend, as far as this browser knows: his credits less what is promised to all that waits for a line, to
 * whomever. `isShort` tells whether that does not suffice for one more thing of a price: it is asked before anything is sent.
 */
export function useCreditsLeft() {
  const user = useUser();
  const hasLine = useConnection() === 'online';
  const promised = creditsFor(useWaiting(), useSettings(), hasLine);
  const left = Math.max(0, (user?.credits ?? 0) - promised);
  return {
    left,
    promised,
    isKnown: user !== null,
    isShort: (price: number) => user !== null && price > left,
  };
}
