import type { Output } from '#contract/call';
import type { getTransparencyReports as draftsCall } from '#contract/staff-transparency';
import type { getTransparency as call, TransparencyFigures } from '#contract/transparency';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Site } from '../../site/sites.ts';
import type { RawFigures } from './make-report.ts';
import { periodOfDays } from './period-days.ts';
import { figuresCsv, presentFigures } from './present-report.ts';
import { countFictional, type StoredReport, selectReports } from './queries.ts';

const FICTIONAL_FRESH_MS = 3_600_000;
const fictionalShares = new WeakMap<App['db'], Map<number, { until: number; share: number | null }>>();

/** @spec D5.14 */
export async function getTransparency(app: App, site: Site): Promise<Output<typeof call>> {
  const { settings } = site;
  const [reports, share] = await Promise.all([
    selectReports(app.db, site.id, { isPublished: true }),
    fictionalShare(app, site.id),
  ]);
  return {
    contact: {
      members: settings.support_email,
      authorities: settings.authorities_email || settings.support_email,
      security: settings.security_email || settings.support_email,
      languages: [...offeredLanguages(settings)],
    },
    fictional_share: share,
    reports: reports.flatMap(report =>
      report.published_at
        ? [{ ...daysOf(report), published_at: report.published_at.toISOString(), figures: figuresOf(report) }]
        : [],
    ),
  };
}

/** @spec D5.14 */
export async function listReports({ db }: Pick<App, 'db'>, site: Site): Promise<Output<typeof draftsCall>> {
  const reports = await selectReports(db, site.id, { isPublished: false });
  return {
    reports: reports.map(report => {
      const figures = figuresOf(report);
      return {
        ...daysOf(report),
        over: report.end <= dayIn(site.timeZone, report.made_at),
        made_at: report.made_at.toISOString(),
        published_at: report.published_at?.toISOString() ?? null,
        published_by: report.published_by,
        ...{ figures, csv: figuresCsv(figures) },
      };
    }),
  };
}

const daysOf = ({ begin, end }: StoredReport) => ({ period: periodOfDays({ begin, end }), begin, end });

/** The cast is safe, because only `makeReport` writes this column. */
const figuresOf = ({ figures }: StoredReport): TransparencyFigures => presentFigures(figures as RawFigures);

/** Counted once an hour, because counting all profiles takes time. */
async function fictionalShare({ db, clock }: App, siteId: number): Promise<number | null> {
  const known = fictionalShares.get(db) ?? new Map<number, { until: number; share: number | null }>();
  fictionalShares.set(db, known);
  const now = clock.now().getTime();
  const last = known.get(siteId);
  if (last && last.until > now) return last.share;
  const { fictional, all } = await countFictional(db, siteId);
  const share = all === 0 ? null : Math.round((fictional / all) * 1_000) / 10;
  known.set(siteId, { until: now + FICTIONAL_FRESH_MS, share });
  return share;
}
