import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id } from './fields.ts';
import {
  authenticationResponse,
  creationOptions,
  passkeyEntry,
  passkeyName,
  registrationResponse,
  requestOptions,
} from './passkeys.ts';
import { factorProof } from './staff.ts';

/** @spec D5.8 */
export const getStaffFactors = defineStaffCall('GET', '/api/staff-factors.php', {
  summary: 'The caller’s second factors for the back office',
  section: 'D5.10',
  staff: { permission: 'overview' },
  output: z.object({ authenticator: z.boolean(), passkeys: z.array(passkeyEntry) }),
  provides: ['staff-factors'],
  caching: 'none',
});

/**
 * Who has a second factor gives it in this call.
 * @spec D2.33 D5.8
 */
export const beginAddingStaffPasskey = defineStaffCall('POST', '/api/staff-passkey.php', {
  marker: 'challenge=1',
  summary: 'Begin to add a passkey as second factor',
  section: 'D5.10',
  staff: { permission: null },
  body: factorProof,
  output: z.object({ options: creationOptions }),
  errors: ['second_factor_again', 'staff_code_invalid', 'staff_passkey_refused', 'passkey_limit'],
  repeat: 'none',
  invalidates: ['staff-session'],
});

/**
 * Counts as giving the second factor, and ends the person's other sessions.
 * @spec D2.33 D5.8
 */
export const addStaffPasskey = defineStaffCall('POST', '/api/staff-passkey.php', {
  summary: 'Add the passkey that was made',
  section: 'D5.10',
  staff: { permission: null },
  body: z.object({ made: registrationResponse }),
  output: z.object({ passkey: passkeyEntry }),
  errors: ['passkey_refused', 'passkey_limit'],
  repeat: 'none',
  invalidates: ['staff-session', 'staff-factors'],
});

/** @spec D5.8 */
export const renameStaffPasskey = defineStaffCall('PUT', '/api/staff-passkey.php', {
  summary: 'Rename a passkey of the caller',
  section: 'D5.10',
  staff: { permission: 'overview' },
  body: z.object({ id, name: passkeyName }),
  output: z.object({ passkey: passkeyEntry }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['staff-factors'],
});

/**
 * The last second factor cannot be removed.
 * @spec D2.33 D5.8
 */
export const removeStaffPasskey = defineStaffCall('DELETE', '/api/staff-passkey.php', {
  summary: 'Remove a passkey of the caller',
  section: 'D5.10',
  staff: { permission: 'overview', dangerous: true },
  body: z.object({ id }),
  errors: ['not_found', 'last_second_factor'],
  repeat: 'natural',
  invalidates: ['staff-session', 'staff-factors'],
});

/**
 * The last second factor cannot be removed.
 * @spec D2.33 D5.8
 */
export const removeAuthenticator = defineStaffCall('DELETE', '/api/staff-authenticator.php', {
  summary: 'Remove the authenticator app of the caller',
  section: 'D5.10',
  staff: { permission: 'overview', dangerous: true },
  errors: ['last_second_factor'],
  repeat: 'natural',
  invalidates: ['staff-session', 'staff-factors'],
});

/** @spec D2.33 D5.8 */
export const beginGivingPasskey = defineStaffCall('POST', '/api/staff-passkey-check.php', {
  marker: 'challenge=1',
  summary: 'Begin to give a passkey as second factor',
  section: 'D5.10',
  staff: { permission: null },
  output: z.object({ options: requestOptions }),
  repeat: 'natural',
  invalidates: [],
});

/**
 * Gives the second factor, also again before a dangerous act.
 * @spec D2.33 D5.8
 */
export const giveStaffPasskey = defineStaffCall('POST', '/api/staff-passkey-check.php', {
  summary: 'Give a passkey as second factor',
  section: 'D5.10',
  staff: { permission: null },
  body: z.object({ signed: authenticationResponse }),
  errors: ['staff_passkey_refused'],
  repeat: 'none',
  invalidates: ['staff-session'],
});
