import type { App, Caller } from '../../app.ts';

/** EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * `identify` lets only configured hosts pass.
 * @spec D5.8
 */
export const relyingParty = (app: Pick<App, 'secure'>, { host }: Pick<Caller, 'host'>) => ({
  rpId: new URL(`http://${host}`).hostname,
  origin: `${app.secure ? 'https' : 'http'}://${host}`,
});
