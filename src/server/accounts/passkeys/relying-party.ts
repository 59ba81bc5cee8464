import type { App, Caller } from '../../app.ts';

/** EdDSA, ES256, RS256: what the authenticators there are can do. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * What a passkey is bound to: the host its page was asked at, and the origin it must have signed for. Only configured hosts
 * come this far (`identify`), so that no foreign name can be either.
 */
export const relyingParty = (app: Pick<App, 'secure'>, { host }: Pick<Caller, 'host'>) => ({
  rpId: new URL(`http://${host}`).hostname,
  origin: `${app.secure ? 'https' : 'http'}://${host}`,
});
