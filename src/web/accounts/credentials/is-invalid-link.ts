import { isApiError } from '#contract/errors';

export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.token?.code === 'link_expired');
