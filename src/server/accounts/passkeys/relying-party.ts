import type { App, Caller } from '../../app.ts';

/** COSE numbers of EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The host can be trusted, because `identify` accepts only configured hosts.
 * @spec D5.8
 */
export const relyingParty = (app: Pick<App, 'secure'>, { host }: Pick<Caller, 'host'>) => ({
  rpId: new URL(`http://${host}`).hostname,
  origin: `${app.secure ? 'https' : 'http'}://${host}`,
});
