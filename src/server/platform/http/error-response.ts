import {
  type ApiError,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  httpStatusOf,
} from '#contract/errors';

/** Translates an error code; injected, because the platform has no catalogues. */
export type Translate = (code: ErrorCode, params: ErrorParams) => string;

/** @spec 8.1 D3.5 */
export function errorResponse(error: ApiError, translate: Translate): { status: number; body: ErrorBody } {
  const fields = Object.entries(error.fields).map(([path, field]) => [
    path,
    { ...field, message: translate(field.code, field.params ?? {}) },
  ]);
  const body: ErrorBody = { error: { code: error.code, message: translate(error.code, error.params) } };
  if (Object.keys(error.params).length > 0) body.error.params = error.params;
  if (fields.length > 0) body.error.fields = Object.fromEntries(fields);
  if (error.code === 'authentication_required') body.authentication_required = true;
  return { status: httpStatusOf(error.code), body };
}
