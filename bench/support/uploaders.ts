import { onDatabase } from './database.ts';
import { type LoggedIn, logIn } from './members.ts';

/** Members with room for photos: premium as long as it is measured, and afterwards as they were, without what they uploaded. */
export async function borrowUploaders(
  url: string,
  count: number,
): Promise<{ uploaders: LoggedIn[]; giveBack(): Promise<void> }> {
  const uploaders = await logIn(url, count);
  const ids = uploaders.map(({ accountId }) => accountId);
  const free = await onDatabase(url, async client => {
    const { rows } = await client.query<{ id: string }>(
      'update accounts set premium_since = now() where id = any ($1::uuid[]) and premium_since is null returning id',
      [ids],
    );
    return rows.map(({ id }) => id);
  });
  return {
    uploaders,
    giveBack: () =>
      onDatabase(url, async client => {
        await client.query(
          `delete from photos where file_key not like 'demo/%'
             and profile_id in (select id from profiles where account_id = any ($1::uuid[]))`,
          [ids],
        );
        await client.query('update accounts set premium_since = null where id = any ($1::uuid[])', [free]);
      }),
  };
}
