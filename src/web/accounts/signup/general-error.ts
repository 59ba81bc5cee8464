import { isApiError } from '#contract/errors';

export const generalError = (error: unknown): unknown =>
  isApiError(error) && Object.keys(error.fields).length > 0 ? null : error;
