import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing, timestamp } from './fields.ts';

const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** One login of the member's own account. */
const sessionEntry = z.object({
  id,
  /** As far as the browser told: null for what says nothing that is known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(deviceKinds),
  /** Where it began, ISO 3166-1 by network; null where unknown. */
  country: z.nullable(z.string()),
  begun: timestamp,
  /** Noted at most once in five minutes. */
  used: timestamp,
  /** The login that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.output<typeof sessionEntry>;

/** The logins of the member's account that stand, this one first, then the last used. */
export const getSessions = defineCall({
  method: 'GET',
  path: '/api/logins.php',
  summary: 'The logins and devices of the own account',
  section: '4',
  query: nothing,
  body: nothing,
  output: z.object({ logins: z.array(sessionEntry) }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Ends one login, its sockets at once. One that is not the member's answers like one that is not there. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/login.php',
  summary: 'End one login of the own account',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});

/** Ends all other logins, or all of them: then this browser is logged out too. */
export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/logins.php',
  summary: 'End all other logins, or all of them',
  section: '4',
  query: nothing,
  body: z.object({ this_too: z.boolean() }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
