import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { isFromThisMachine } from './http/client-address.ts';

/** Throws for whoever may not open a page of the development. */
export type DevDoor = (request: FastifyRequest) => void;

/**
 * Opens to browsers on this machine only; to all others what lies behind does not exist. Not for production, nor behind a proxy.
 * @param assertOwnHost throws for a host that is not the site's: a page elsewhere may give its own name this machine's address
 */
export const createDevDoor =
  (assertOwnHost: (request: FastifyRequest) => void): DevDoor =>
  request => {
    if (!isFromThisMachine(request)) throw new ApiError('not_found');
    assertOwnHost(request);
  };
