import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';

const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const sessionEntry = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(deviceKinds),
  /** Country of the IP address at login (ISO 3166-1); null if unknown. */
  country: z.nullable(z.string()),
  begun: timestamp,
  /** Time of the last use, updated at most every five minutes. */
  used: timestamp,
  current: z.boolean(),
});
export type SessionEntry = z.output<typeof sessionEntry>;

/**
 * The current session comes first; all other sessions follow by last use.
 * @spec D2.21
 */
export const getSessions = defineCall('GET', '/api/logins.php', {
  summary: 'The caller’s sessions and their devices',
  section: 'D2.21',
  output: z.object({ logins: z.array(sessionEntry) }),
  provides: ['sessions'],
  caching: 'none',
});

/**
 * Another member's session and an unknown id get the same 404.
 * @spec D2.21
 */
export const endSession = defineCall('DELETE', '/api/login.php', {
  summary: 'End one of the caller’s sessions',
  section: 'D2.21',
  body: z.object({ id }),
  errors: ['not_found'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['sessions'],
});

/** @spec D2.21 */
export const endSessions = defineCall('DELETE', '/api/logins.php', {
  summary: 'End all other sessions, or all of them',
  section: 'D2.21',
  body: z.object({ this_too: z.boolean() }),
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['sessions'],
});
