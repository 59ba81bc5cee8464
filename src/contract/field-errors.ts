import type * as z from 'zod/mini';
import { type ErrorCode, errorCodes, type FieldError, type FieldErrors } from './errors.ts';

const MAX_FIELDS = 50;

/**
 * A failed check without an error code becomes `field_required` or `field_invalid`.
 * @spec 8.1 D3.5
 */
export function fieldErrorsOf(error: z.core.$ZodError, prefix = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues.slice(0, MAX_FIELDS)) {
    const path = prefix + issue.path.join('.');
    fields[path] ??= fieldErrorOf(issue);
  }
  return fields;
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const code = errorCodes.find(known => known === issue.message) satisfies ErrorCode | undefined;
  const params = 'params' in issue ? (issue.params as FieldError['params']) : undefined;
  if (code) return params ? { code, params } : { code };
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return { code: missing ? 'field_required' : 'field_invalid' };
}
