import type { App, Caller } from '../../app.ts';
import { isHostingNetwork } from '../../platform/hosting-networks.ts';

/**
 * Whether somebody signs up from the network of a hosting company. Only the answer is stored, not the address.
 * @spec D5.13
 */
export async function isFromHosting({ log }: Pick<App, 'log'>, { address }: Pick<Caller, 'address'>) {
  try {
    return await isHostingNetwork(address);
  } catch (error) {
    // A sign-up must not fail because of a signal.
    log.warn({ err: error }, 'networks of hosting companies unknown');
    return false;
  }
}
