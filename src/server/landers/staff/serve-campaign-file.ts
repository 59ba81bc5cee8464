import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '#contract/errors';
import { hasPermission } from '#contract/staff-permissions';
import type { App, Caller } from '../../app.ts';
import { csvLine } from '../../platform/csv.ts';
import { isSameOrigin } from '../../platform/http/origin.ts';
import { campaignDays } from '../report-campaigns.ts';

const period = z.object({ from: z.iso.date(), until: z.iso.date() });

const columns = [
  'campaign',
  'variant',
  'lander',
  'day',
  'visits',
  'signups',
  'confirmations',
  'purchases',
] as const;

/**
 * The figures of all campaigns by day, as `npm run campaigns -- --csv` prints them. They name no person.
 * @spec 2.1 D5.10
 */
export function serveCampaignFile(
  http: FastifyInstance,
  { db }: Pick<App, 'db'>,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get('/backoffice/files/campaigns.csv', async (request, reply) => {
    const { staff, site } = await identify(request);
    const asked = period.safeParse(request.query);
    // A link on another site must not start the download.
    const isAllowed = staff?.verifiedAt && hasPermission(staff.roles, 'campaigns');
    if (!isSameOrigin(request.headers, request.host) || !isAllowed || !asked.success)
      throw new ApiError('not_found');
    const { from, until } = asked.data;
    const days = await campaignDays(db, site, { from, to: until });
    const lines = [csvLine(columns), ...days.map(day => csvLine(columns.map(column => day[column])))];
    return reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="campaigns-${from}-${until}.csv"`)
      .send(`${lines.join('\r\n')}\r\n`);
  });
}
