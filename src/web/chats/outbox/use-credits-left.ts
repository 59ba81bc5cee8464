import { useUser } from '../../accounts/user-query.ts';
import { useConnection } from '../../connection/connection.ts';
import { useSettings } from '../../site/settings-query.ts';
import { creditsPromised } from './outbox-message.ts';
import { useWholeOutbox } from './outbox-query.ts';

/**
 * `left` is the balance minus the credits that waiting messages will cost.
 * @spec 5.9
 */
export function useCreditsLeft() {
  const user = useUser();
  const isOnline = useConnection() === 'online';
  const promised = creditsPromised(useWholeOutbox(), useSettings(), isOnline);
  const left = Math.max(0, (user?.credits ?? 0) - promised);
  return {
    left,
    promised,
    isKnown: user !== null,
    isShort: (price: number) => user !== null && price > left,
  };
}
