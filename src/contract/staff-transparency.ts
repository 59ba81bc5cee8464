import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { isoDate, timestamp } from './fields.ts';
import { transparencyFigures, transparencyPeriod } from './transparency.ts';

const draft = z.object({
  period: z.string(),
  begin: isoDate,
  /** The first day after the period. */
  end: isoDate,
  /** False until the period is over: then it cannot be published yet. */
  over: z.boolean(),
  made_at: timestamp,
  published_at: z.nullable(timestamp),
  published_by: z.nullable(z.string()),
  /** As everybody will read them. */
  figures: transparencyFigures,
  csv: z.string(),
});
export type TransparencyDraft = z.output<typeof draft>;

/** @spec D5.14 */
export const getTransparencyReports = defineStaffCall('GET', '/api/staff-transparency.php', {
  summary: 'The transparency reports, published or not, the newest first',
  section: 'D5.14',
  staff: { permission: 'transparency' },
  output: z.object({ reports: z.array(draft) }),
  provides: ['staff-transparency'],
});

/**
 * Counts the period anew. A published report stays as it is.
 * @spec D5.14
 */
export const makeTransparencyReport = defineStaffCall('POST', '/api/staff-transparency.php', {
  summary: 'Make the transparency report of a period from the numbers as they are now',
  section: 'D5.14',
  staff: { permission: 'transparency' },
  body: z.object({ period: transparencyPeriod }),
  errors: ['field_invalid', 'decided_already'],
  repeat: 'natural',
  invalidates: ['staff-transparency', 'staff-audit'],
});

/**
 * `seen` is the `made_at` that the page showed, so that nobody publishes other numbers than they read.
 * @spec D5.14
 */
export const publishTransparencyReport = defineStaffCall('PUT', '/api/staff-transparency.php', {
  summary: 'Publish a transparency report',
  section: 'D5.14',
  staff: { permission: 'transparency', dangerous: true },
  body: z.object({ period: transparencyPeriod, seen: timestamp }),
  errors: ['not_found', 'field_invalid', 'decided_already', 'changed_meanwhile'],
  repeat: 'natural',
  invalidates: ['staff-transparency', 'transparency', 'staff-audit'],
});
