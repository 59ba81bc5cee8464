import { centreOf } from '../../src/contract/cells.ts';
import type { Statement } from '../../src/server/testing/capture-statements.ts';
import { onDatabase } from './database.ts';

/** Stores each member as a point at the centre of their cell. */
export const createPoints = (url: string): Promise<void> =>
  onDatabase(url, async client => {
    const { rows: existing } = await client.query(`select to_regclass('bench.points') as points`);
    if (existing[0]?.points) return;
    const { rows } = await client.query<{ cell: number }>('select distinct cell from search_cells');
    const centres = rows.map(({ cell }) => centreOf(cell));
    await client.query('create schema if not exists bench');
    await client.query('begin');
    await client.query(
      `create table bench.points as
       select profiles.id, gender, point(longitude, latitude) as spot
       from unnest($1::int[], $2::float8[], $3::float8[]) as centre (cell, longitude, latitude) join profiles using (cell)
       where status = 'active' and not invisible and site_id = 1`,
      [
        rows.map(({ cell }) => cell),
        centres.map(({ longitude }) => longitude),
        centres.map(({ latitude }) => latitude),
      ],
    );
    await client.query('create index on bench.points using gist (spot)');
    await client.query('commit');
    await client.query('vacuum analyze bench.points');
  });

/** `places` are pairs of latitude and longitude. */
export const knnStatements = (places: readonly (readonly [number, number])[]): Statement[] =>
  places.map(([latitude, longitude]) => ({
    text: `select id from bench.points where gender = 'male' order by spot <-> point($1, $2) limit 24`,
    values: [longitude, latitude],
  }));
