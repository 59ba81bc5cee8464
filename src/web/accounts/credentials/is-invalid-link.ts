import { isApiError } from '#contract/errors';

/** Whether an emailed link is no longer valid: expired, used, of another site or unknown. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.token?.code === 'link_expired');
