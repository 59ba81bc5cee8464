import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { isoDate, timestamp } from './fields.ts';
import { decisionOutcomes, houseRules } from './house-rules.ts';
import { languageCodes } from './languages.ts';
import { reportReasons } from './reports.ts';

/** A year, or its first or second half: `2026`, `2026-1`, `2026-2`. */
export const transparencyPeriod = z.string().check(z.regex(/^20\d\d(-[12])?$/, { error: 'field_invalid' }));

/** Published numbers under this are only said to be so, because they could point to a member. */
export const FEW = 5;

/** Null stands for one to four. */
const count = z.nullable(z.int());

/**
 * The numbers of a period as the law wants them (Digital Services Act, articles 15 and 24).
 * @spec D5.14
 */
export const transparencyFigures = z.object({
  notices: z.array(z.object({ reason: z.enum(reportReasons), count })),
  /** Half of the reports that were decided in the period waited no longer than so many hours; null without any. */
  median_hours: z.nullable(z.number()),
  decisions: z.array(
    z.object({
      outcome: z.enum(decisionOutcomes),
      rule: z.nullable(z.enum(houseRules)),
      /** Whether signals decided, or a person. */
      automated: z.boolean(),
      count,
    }),
  ),
  appeals: z.object({ sent: count, upheld: count, overturned: count }),
  complaints: z.object({ sent: count, answered: count }),
  /** Accounts that were banned, for some time or for good. */
  suspended: count,
  /** Members who were active in each month of the period that is known, and the average of those months. */
  recipients: z.object({
    months: z.array(z.object({ month: isoDate, members: count })),
    average: count,
  }),
});
export type TransparencyFigures = z.output<typeof transparencyFigures>;

const publishedReport = z.object({
  period: z.string(),
  begin: isoDate,
  /** The first day after the period. */
  end: isoDate,
  published_at: timestamp,
  figures: transparencyFigures,
});
export type PublishedReport = z.output<typeof publishedReport>;

/**
 * Whom to write to, in which languages, and the published reports, the newest first.
 * @spec D5.14
 */
export const getTransparency = defineCall('GET', '/api/transparency.php', {
  summary: 'Contact points, transparency reports and the share of fictional profiles',
  section: 'D5.14',
  output: z.object({
    contact: z.object({
      members: z.string(),
      authorities: z.string(),
      security: z.string(),
      languages: z.array(z.enum(languageCodes)),
    }),
    /** Fictional profiles among all that members can find, in percent with one decimal; null if there are none at all. */
    fictional_share: z.nullable(z.number()),
    reports: z.array(publishedReport),
  }),
  access: 'anyone',
  provides: ['transparency'],
});
