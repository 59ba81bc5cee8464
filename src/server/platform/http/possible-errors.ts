import { type Call, declaredParameters } from '#contract/call';
import type { ErrorCode } from '#contract/errors';

/** A call with the route options that add error codes. */
export type ServedCall = {
  call: Call;
  options: {
    limits?: unknown[];
    maxPerMinute?: number;
    maxConcurrent?: number;
    throttle?: unknown;
    countReads?: unknown;
  };
};

function commonErrors({ call, options }: ServedCall): ErrorCode[] {
  const takesBody = call.method !== 'GET';
  const takesInput = takesBody || Object.keys(shapeOf(call.query)).length > 0;
  const codes: (ErrorCode | false)[] = [
    ...(['generic', 'unavailable', 'unknown_host', 'request_malformed'] as const),
    (call.access === 'member' || (call.access === 'anyone' && takesBody)) && 'authentication_required',
    (call.access === 'staff' || declaredParameters(call) !== null) && 'not_found',
    call.access === 'member' && takesBody && !call.whileFrozen && 'account_frozen',
    call.access === 'partner' && 'partner_key_invalid',
    ...staffErrors(call),
    (takesBody || call.sameOrigin === true) && 'cross_site',
    [options.limits, options.maxPerMinute, options.maxConcurrent].some(limit => limit !== undefined) &&
      'too_many_requests',
    (options.throttle !== undefined || options.countReads !== undefined) && 'too_many_reads',
    takesBody && (call.upload?.tooLarge ?? 'payload_too_large'),
    ...(takesInput ? FIELD_CODES : []),
    ...(call.repeat === 'key' ? (['idempotency_conflict', 'request_running'] as const) : []),
  ];
  return codes.filter(code => code !== false);
}

/** The refusals of `MountOptions.admitStaff`. */
const staffErrors = ({ staff }: Call): ErrorCode[] =>
  !staff || staff.permission === null
    ? []
    : [
        'second_factor_required',
        'staff_role_missing',
        ...(staff.dangerous ? (['second_factor_again'] as const) : []),
      ];

const FIELD_CODES = ['invalid_input', 'field_required', 'field_invalid', 'field_too_long'] as const;

/**
 * Returns all error codes of the route, including codes for single input fields.
 * @spec 8.1 D3.6
 */
export const possibleErrors = (route: ServedCall): ErrorCode[] => [
  ...new Set([...commonErrors(route), ...route.call.errors]),
];

const shapeOf = (schema: object): object =>
  'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null ? schema.shape : {};
