import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, text, timestamp } from './fields.ts';
import { allInterests } from './interests.ts';
import { languageCodes } from './languages.ts';

const changeId = z.int();
const by = z.nullable(z.object({ id, name: z.string() }));
const names = z.partialRecord(z.enum(languageCodes), text(40));

const interest = z.object({
  key: z.enum(allInterests),
  offered: z.boolean(),
  /** Whether the site named it itself. */
  own: z.boolean(),
  /** What it is called, in each language that the site offers. */
  names,
});
export type StaffInterest = z.output<typeof interest>;

/**
 * The interests of the site, in the order in which members see them; those that are switched off come last. `free`
 * says how many more the site can name. The order and what is offered are the setting `interests`.
 * @spec 3.3 D5.10
 */
export const getStaffInterests = defineStaffCall('GET', '/api/staff-interests.php', {
  summary: 'The interests of the site, as the back office edits them',
  section: 'D5.10',
  staff: { permission: 'settings' },
  output: z.object({
    interests: z.array(interest),
    languages: z.array(z.enum(languageCodes)),
    free: z.int(),
    changed: z.nullable(z.object({ id: changeId, at: timestamp, by })),
  }),
  provides: ['staff-settings', 'staff-texts'],
});

/**
 * Adds an interest with its name in every language of the site, after the others. `seen` is the newest change of the
 * setting `interests` that the page showed.
 * @spec 3.3 D5.10
 */
export const addInterest = defineStaffCall('POST', '/api/staff-interest.php', {
  summary: 'Add an interest to the site',
  section: 'D5.10',
  staff: { permission: 'settings' },
  body: z.object({ names, seen: z.nullable(changeId) }),
  output: z.object({ key: z.enum(allInterests) }),
  errors: ['changed_meanwhile', 'interests_full', 'text_syntax', 'text_placeholders'],
  repeat: 'none',
  invalidates: ['staff-settings', 'staff-texts', 'staff-audit'],
});
