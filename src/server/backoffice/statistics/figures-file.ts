import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { chartNames, chartPeriods, getStaffStatistics } from '#contract/staff-statistics';
import type { App, Caller, StaffCaller } from '../../app.ts';
import { csvLine } from '../../platform/csv.ts';
import { isSameOrigin } from '../../platform/http/origin.ts';
import { admitStaff } from '../staff/admit-staff.ts';
import { getStatistics } from './get-statistics.ts';

type FileRequest = FastifyRequest<{ Params: { chart: string }; Querystring: { days?: string } }>;

/**
 * The numbers of one chart as CSV, for those who may see the chart. Revenue is in minor units of its currency.
 * @spec D5.10
 */
export function serveFigureFiles(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get('/backoffice/figures/:chart.csv', async (request: FileRequest, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // A link on another site must not start the download.
    if (!isSameOrigin(request.headers, request.host)) throw new ApiError('not_found');
    const caller = await identify(request);
    admitStaff(getStaffStatistics, caller, app.clock.now());
    const name = chartNames.find(known => known === request.params.chart);
    const period = chartPeriods.find(known => known === request.query.days);
    if (!name || !period) throw new ApiError('not_found');
    const { days, charts } = await getStatistics(app, caller as StaffCaller, period);
    const lines = charts.find(chart => chart.name === name)?.lines;
    if (!lines) throw new ApiError('not_found');
    const head = csvLine([
      'day',
      ...lines.map(({ figure, part }) => [figure, part].filter(Boolean).join('_')),
    ]);
    const rows = days.map((day, index) =>
      csvLine([day, ...lines.map(({ values }) => values[index] ?? null)]),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${days[0]}-${days.at(-1)}.csv"`)
      .send(`${[head, ...rows].join('\r\n')}\r\n`);
  });
}
