import { isApiError } from '#contract/errors';

/** Whether a mailed link will never work again: expired, used, another site's, or none at all. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.token?.code === 'link_expired');
