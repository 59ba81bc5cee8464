import { DAY_MS } from '../src/contract/durations.ts';
import {
  type HouseRule,
  houseRules,
  type ReportOutcome,
  reportOutcomes,
} from '../src/contract/house-rules.ts';
import type { App } from '../src/server/app.ts';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import { decideReport } from '../src/server/moderation/decisions/decide-report.ts';
import type { ReportDecision } from '../src/server/moderation/decisions/staff-decision.ts';
import { getReport } from '../src/server/moderation/reports/get-report.ts';
import { listReports } from '../src/server/moderation/reports/list-reports.ts';
import { openReportId } from '../src/server/moderation/reports/open-report-id.ts';
import { recordReportRead } from '../src/server/moderation/reports/record-report-read.ts';
import type { Site } from '../src/server/site/sites.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

/** @spec D2.27 D5.5 */
const help = `npm run reports -- --site lavender: lists the open reports of members, the urgent ones first.

  --site     the key of the site, which may be left out where there is one
  --show     the reference of a report: prints it with its evidence
  --decide   the reference of a report: decides it and emails both members, with
    --outcome  no_action, warning, temporary_ban or permanent_ban
    --rule     unless nothing is done: ${houseRules.join(', ')}
    --reason   in plain words: the reported member reads it, or the reporter if nothing is done
    --days     of a temporary ban

Content is removed in the back office. Pictures are in the storage of the site under the file_key in the evidence.`;

const names = ['site', 'show', 'decide', 'outcome', 'rule', 'reason', 'days'] as const;
type Options = Partial<Record<(typeof names)[number], string>>;

export const command = defineCommand(help, names, options =>
  withApp(async app => {
    const site = await resolveSite(app.db, app.config, options.site);
    if (options.show) await print(app, site, options.show);
    else if (options.decide) await decide(app, site, options.decide, options);
    else await list(app, site);
  }),
);

if (import.meta.main) await runCommand(command);

async function list(app: App, { id }: Site): Promise<void> {
  let after: string | undefined;
  do {
    const { reports, next, waiting } = await listReports(app, id, { state: 'open', after });
    if (waiting.open === 0) console.log('No open reports.');
    for (const { reference, created_at, reason, urgent } of reports)
      console.log(`${reference}  ${created_at}  ${reason}${urgent ? '  URGENT' : ''}`);
    after = next ?? undefined;
  } while (after !== undefined);
}

async function print(app: App, site: Site, reference: string): Promise<void> {
  const id = await requireOpen(app, site, reference);
  await recordReportRead(app, site, operatorActor(app, site), id);
  console.log(JSON.stringify(await getReport(app, site.id, id), null, 2));
}

async function decide(app: App, site: Site, reference: string, options: Options): Promise<void> {
  const reportId = await requireOpen(app, site, reference);
  const decision = { ...decisionOf(options, app.clock.now()), reportId };
  await decideReport(app, site, operatorActor(app, site), decision);
  console.log(`${reference}: ${decision.outcome}.`);
}

async function requireOpen(app: App, site: Site, reference: string): Promise<string> {
  const id = await openReportId(app, site, reference);
  if (id === null) throw new UsageError(`There is no open report ${reference}.`);
  return id;
}

function decisionOf(
  { outcome, rule, reason = '', days }: Options,
  now: Date,
): Omit<ReportDecision, 'reportId'> {
  if (!isOneOf(reportOutcomes, outcome) || outcome === 'content_removed')
    throw new UsageError('Say --outcome no_action, warning, temporary_ban or permanent_ban.');
  if (outcome !== 'no_action' && !isOneOf(houseRules, rule))
    throw new UsageError(`Say --rule, one of ${houseRules.join(', ')}.`);
  if ([...reason.trim()].length < 5) throw new UsageError('Say --reason in a few words.');
  return {
    outcome,
    rule: outcome === 'no_action' ? null : (rule as HouseRule),
    reason: reason.trim(),
    aboutMe: false,
    photos: [],
    removesSubject: false,
    banUntil: outcome === 'temporary_ban' ? banEnd(days, now) : null,
  };
}

function banEnd(days: string | undefined, now: Date): Date {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 365) throw new UsageError('Say --days, 1 to 365.');
  return new Date(now.getTime() + count * DAY_MS);
}

function isOneOf<Value extends ReportOutcome | HouseRule>(
  values: readonly Value[],
  value: string | undefined,
): value is Value {
  return (values as readonly string[]).includes(value ?? '');
}
