import { isApiError } from '#contract/errors';

/** An error that no field explains; null otherwise. */
export const generalError = (error: unknown): unknown =>
  isApiError(error) && Object.keys(error.fields).length > 0 ? null : error;
