import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { isoDate } from './fields.ts';
import { pageSlugs } from './public-pages.ts';

const link = z.object({ label: z.string(), href: z.templateLiteral(['/', z.string()]) });
const section = z.object({
  /** Links to the section end with it, as in `/pages/return-policy#withdrawal-form`. */
  id: z.optional(z.string()),
  heading: z.string(),
  paragraphs: z.optional(z.readonly(z.array(z.string()))),
  list: z.optional(z.readonly(z.array(z.string()))),
  links: z.optional(z.readonly(z.array(link))),
});

/**
 * What a site says on an information page in its own words, with placeholders such as `{site}`. `page` is null if it has
 * none for this page in the caller's language, so that the page of the build holds. `since` is the day on which the site's
 * own version began to count, in its time zone.
 * @spec 2.9 D5.10
 */
export const getPage = defineCall('GET', '/api/page.php', {
  summary: 'An information page in the site’s own words',
  section: '2.9',
  query: z.object({ slug: z.enum(pageSlugs) }),
  output: z.object({
    page: z.nullable(
      z.object({
        title: z.string(),
        description: z.string(),
        intro: z.string(),
        sections: z.readonly(z.array(section)),
      }),
    ),
    since: z.nullable(isoDate),
  }),
  access: 'anyone',
  provides: [],
});
