import { ageOn } from '#contract/age';
import type { Output, QueryOut } from '#contract/call';
import { orderAmong } from '#contract/list-order';
import { type getFictionalProfiles as call, fictionalOrders } from '#contract/staff-fictional';
import type { App } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import type { Site } from '../../site/sites.ts';
import {
  fictionalKeysets,
  selectFictionalPage,
  selectNumbers,
  selectOperators,
  selectShare,
} from './queries.ts';

const PAGE_SIZE = 50;

/** @spec 1.4 D5.10 */
export async function listFictionalProfiles(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  site: Site,
  { sort, before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const page = pageBehind(before, fictionalKeysets[orderAmong(fictionalOrders, sort)], PAGE_SIZE);
  const [rows, share, operators] = await Promise.all([
    selectFictionalPage(db, site.id, page),
    selectShare(db, site.id),
    selectOperators(db, site.id),
  ]);
  const { shown, next } = pageOf(rows, PAGE_SIZE);
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
    next,
    share,
    operators,
  };
}
