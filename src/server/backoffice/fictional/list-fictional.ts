import { ageOn } from '#contract/age';
import type { Output } from '#contract/call';
import type { getFictionalProfiles as call } from '#contract/staff-fictional';
import type { App } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Site } from '../../site/sites.ts';
import { selectFictionalPage, selectNumbers, selectOperators, selectShare } from './queries.ts';

const PAGE = 50;

/** @spec 1.4 D5.10 */
export async function listFictionalProfiles(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  site: Site,
  page = 1,
): Promise<Output<typeof call>> {
  const [rows, share, operators] = await Promise.all([
    selectFictionalPage(db, site.id, (page - 1) * PAGE, PAGE + 1),
    selectShare(db, site.id),
    selectOperators(db, site.id),
  ]);
  const shown = rows.slice(0, PAGE);
  const numbers = new Map(
    (
      await selectNumbers(
        db,
        shown.map(({ id }) => id),
      )
    ).map(({ id, ...counts }) => [id, counts]),
  );
  const today = dayIn(site.timeZone, clock.now());
  return {
    profiles: shown.map(row => ({
      ...{ id: row.id, name: row.name, country: row.country, about_me: row.about_me },
      age: ageOn(row.birth_date, today),
      photos: Number(row.photos),
      created_at: row.created_at.toISOString(),
      retired_at: row.deleted_at?.toISOString() ?? null,
      operator: row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name ?? '' },
      ...(numbers.get(row.id) ?? { received: 0, conversations: 0, answered: 0, credits: 0 }),
    })),
    next: rows.length > PAGE ? page + 1 : null,
    share,
    operators,
  };
}
