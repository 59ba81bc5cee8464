import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { cursor } from './cursor.ts';
import { id, timestamp } from './fields.ts';

/** `waiting` and `planned` are counted up to this number. */
export const JOB_COUNT_CAP = 10_000;

const jobQueue = z.object({
  name: z.string(),
  /** A cron expression in UTC; null for jobs that operations send. */
  cron: z.nullable(z.string()),
  /** Due jobs that have not begun. */
  waiting: z.int(),
  /** Since when the oldest of them waits. */
  waiting_since: z.nullable(timestamp),
  /** Jobs that are sent for later. */
  planned: z.int(),
  /** Jobs that run; at most some minutes old. */
  active: z.int(),
  /** Jobs that were given up. */
  failed: z.int(),
  /** Of a schedule: when it was last done and last given up, within a week, and when it runs next. */
  last_done: z.nullable(timestamp),
  last_failed: z.nullable(timestamp),
  next_run: z.nullable(timestamp),
});
export type StaffJobQueue = z.output<typeof jobQueue>;

/**
 * Jobs are those of all sites of the server.
 * @spec D5.10
 */
export const getStaffJobs = defineStaffCall('GET', '/api/staff-jobs.php', {
  summary: 'The queues of jobs, and the schedules with their last runs',
  section: 'D5.10',
  staff: { permission: 'jobs' },
  output: z.object({
    queues: z.array(jobQueue),
    /** Whether failed jobs can be tried again and deleted here: not if the server has several sites. */
    may_handle: z.boolean(),
  }),
  provides: ['staff-jobs'],
  caching: 'none',
});

const failedJob = z.object({
  id,
  queue: z.string(),
  sent_at: z.nullable(timestamp),
  failed_at: timestamp,
  attempts: z.int(),
  /** Class and code of the error, such as `ApiError not_found`. The log of the server has its message. */
  error: z.string(),
});
export type StaffFailedJob = z.output<typeof failedJob>;

const queueName = z.string().check(z.regex(/^[\w-]{1,100}$/, { error: 'field_invalid' }));

/**
 * The latest first. Payloads and messages of errors stay out, because they may be private.
 * @spec D5.10
 */
export const getFailedJobs = defineStaffCall('GET', '/api/staff-failed-jobs.php', {
  summary: 'Jobs that were given up',
  section: 'D5.10',
  staff: { permission: 'jobs' },
  query: z.object({ queue: z.optional(queueName), before: z.optional(cursor) }),
  output: z.object({ jobs: z.array(failedJob), next: z.nullable(z.string()) }),
  provides: ['staff-jobs'],
  caching: 'none',
});

/** One failed job, or all of the queue. */
const chosen = z.object({ queue: queueName, id: z.optional(id) });

/**
 * They return to their queue and are tried as often as new ones. On a server of several sites the command does it, because
 * the jobs are not those of one site.
 * @spec D5.10
 */
export const retryFailedJobs = defineStaffCall('POST', '/api/staff-failed-jobs.php', {
  summary: 'Try failed jobs again',
  section: 'D5.10',
  staff: { permission: 'jobs' },
  body: chosen,
  output: z.object({ jobs: z.int() }),
  errors: ['forbidden', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-jobs', 'staff-overview', 'staff-audit'],
});

/**
 * What they should have done never happens. On a server of several sites the command does it.
 * @spec D5.10
 */
export const dropFailedJobs = defineStaffCall('DELETE', '/api/staff-failed-jobs.php', {
  summary: 'Delete failed jobs',
  section: 'D5.10',
  staff: { permission: 'jobs', dangerous: true },
  body: chosen,
  output: z.object({ jobs: z.int() }),
  errors: ['forbidden', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-jobs', 'staff-overview', 'staff-audit'],
});
