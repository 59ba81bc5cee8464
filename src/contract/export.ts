import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing, timestamp } from './fields.ts';

/** What links that are mailed to an account are for, as an export tells of them. */
export const mailedLinkPurposes = [
  'activation',
  'password_reset',
  'email_change',
  'email_revert',
  'reactivation',
] as const;

/**
 * How one's export stands: being made, ready until `expires_at`, or failed. `next_at` is when the next one may be asked for;
 * one that failed may be asked for again at once.
 */
const exportDetails = z.object({
  status: z.enum(['making', 'ready', 'failed']),
  requested_at: timestamp,
  next_at: timestamp,
  expires_at: z.nullable(timestamp),
  bytes: z.nullable(z.int()),
});

const exportState = z.object({
  /** Null where there is none, or no longer. */
  export: z.nullable(exportDetails),
  /** This login began too long ago to open it without the password. */
  needs_password: z.boolean(),
  /** Without a password one logs in anew instead. */
  has_password: z.boolean(),
});
export type ExportState = z.output<typeof exportState>;

/** The export of everything about oneself, as it stands. */
export const getExport = defineCall({
  method: 'GET',
  path: '/api/export.php',
  summary: 'How the export of one’s own data stands',
  section: '2',
  query: nothing,
  body: nothing,
  output: exportState,
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Asks for an export, once a day; while one is being made it is that one. */
export const requestExport = defineCall({
  method: 'POST',
  path: '/api/export.php',
  summary: 'Ask for an export of one’s own data',
  section: '2',
  query: nothing,
  body: nothing,
  output: exportState,
  errors: ['export_too_soon'],
  access: 'member',
  repeat: 'natural',
});

/**
 * The address at which this login can fetch the ready export for some minutes. Whoever logged in just now needs no password;
 * all others do, since a phone may be in other hands.
 */
export const openExport = defineCall({
  method: 'POST',
  path: '/api/export.php',
  marker: 'open=1',
  summary: 'Open one’s own export for a download',
  section: '2',
  query: nothing,
  body: z.object({ password: z.optional(z.string().check(z.maxLength(1_000))) }),
  output: z.object({ address: z.string() }),
  errors: ['not_found', 'field_required', 'password_wrong', 'login_blocked', 'too_many_requests'],
  access: 'member',
  repeat: 'natural',
});
