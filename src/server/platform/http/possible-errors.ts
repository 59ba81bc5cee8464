import { type Call, declaredParameters } from '#contract/call';
import type { ErrorCode } from '#contract/errors';

/** A call as it is served: its limits add to what it can answer. */
export type ServedCall = {
  call: Call;
  options: { limits?: unknown[]; atOnce?: number; pace?: unknown; cards?: unknown };
};

/**
 * What a call can answer besides the codes it declares, since `mount` and the server enforce it for all alike: by who may call,
 * what it takes and how it is counted.
 */
function commonErrors({ call, options }: ServedCall): ErrorCode[] {
  const takesBody = call.method !== 'GET';
  const takesInput = takesBody || Object.keys(shapeOf(call.query)).length > 0;
  const codes: (ErrorCode | false)[] = [
    ...(['generic', 'unavailable', 'unknown_host', 'request_malformed'] as const),
    call.access === 'member' && 'authentication_required',
    (call.access === 'staff' || declaredParameters(call) !== null) && 'not_found',
    call.access === 'partner' && 'partner_key_invalid',
    (takesBody || call.sameOrigin === true) && 'cross_site',
    (options.limits !== undefined || options.atOnce !== undefined) && 'too_many_requests',
    (options.pace !== undefined || options.cards !== undefined) && 'too_many_reads',
    takesBody && (call.upload?.tooLarge ?? 'payload_too_large'),
    ...(takesInput ? FIELDS : []),
    ...(call.repeat === 'key' ? (['idempotency_conflict', 'request_running'] as const) : []),
  ];
  return codes.filter(code => code !== false);
}

/** A field that is missing, wrong or too long where the field has no code of its own. */
const FIELDS = ['invalid_input', 'field_required', 'field_invalid', 'field_too_long'] as const;

/** Every code that a call can answer, those at a field included. */
export const possibleErrors = (route: ServedCall): ErrorCode[] => [
  ...new Set([...commonErrors(route), ...route.call.errors]),
];

const shapeOf = (schema: object): object =>
  'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null ? schema.shape : {};
