import { isApiError } from '#contract/errors';

/** Expired, used, of another site or unknown. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.token?.code === 'link_expired');
