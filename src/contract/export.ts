import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';

/** @spec D5.7 */
export const mailedLinkPurposes = [
  'activation',
  'password_reset',
  'email_change',
  'email_revert',
  'reactivation',
  'notifications',
] as const;

/** After a failed export, the member may request again before `next_at`. */
const exportDetails = z.object({
  status: z.enum(['making', 'ready', 'failed']),
  requested_at: timestamp,
  next_at: timestamp,
  expires_at: z.nullable(timestamp),
  bytes: z.nullable(z.int()),
});

const exportState = z.object({
  /** Null if the member has no export or the latest has expired. */
  export: z.nullable(exportDetails),
  /** True if the session is too old to open the export without the password. */
  needs_password: z.boolean(),
  /** If false and `needs_password` is true, the member must log in again. */
  has_password: z.boolean(),
});
export type ExportState = z.output<typeof exportState>;

/** @spec D5.7 */
export const getExport = defineCall('GET', '/api/export.php', {
  summary: 'State of the data export',
  section: 'D5.7',
  output: exportState,
  provides: ['export'],
  caching: 'none',
});

/**
 * If an export is being made, the call returns that export.
 * @spec D5.7
 */
export const requestExport = defineCall('POST', '/api/export.php', {
  summary: 'Request an export of the caller’s data',
  section: 'D5.7',
  output: exportState,
  errors: ['export_too_soon'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['export'],
});

/**
 * Returns an address that expires after five minutes. Without a recent login, requires the password.
 * @spec D5.7
 */
export const openExport = defineCall('POST', '/api/export.php', {
  marker: 'open=1',
  summary: 'Open the caller’s export for a download',
  section: 'D5.7',
  body: z.object({ password: z.optional(z.string().check(z.maxLength(1_000))) }),
  output: z.object({ address: z.string() }),
  errors: ['not_found', 'field_required', 'password_wrong', 'login_blocked', 'too_many_requests'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['export'],
});
