import { isApiError } from '#contract/errors';

/** The error if it has no field errors, otherwise null. */
export const generalError = (error: unknown): unknown =>
  isApiError(error) && Object.keys(error.fields).length > 0 ? null : error;
