import { onDatabase } from './database.ts';
import { type LoggedInMember, logInMembers } from './members.ts';

/** Makes members premium; `restore` undoes this and deletes their uploads. */
export async function premiumUploaders(
  url: string,
  count: number,
): Promise<{ uploaders: LoggedInMember[]; restore(): Promise<void> }> {
  const uploaders = await logInMembers(url, count);
  const ids = uploaders.map(({ accountId }) => accountId);
  const madePremium = await onDatabase(url, async client => {
    const { rows } = await client.query<{ id: string }>(
      'update accounts set premium_since = now() where id = any ($1::uuid[]) and premium_since is null returning id',
      [ids],
    );
    return rows.map(({ id }) => id);
  });
  return {
    uploaders,
    restore: () =>
      onDatabase(url, async client => {
        await client.query(
          `delete from photos where file_key not like 'demo/%'
             and profile_id in (select id from profiles where account_id = any ($1::uuid[]))`,
          [ids],
        );
        await client.query('update accounts set premium_since = null where id = any ($1::uuid[])', [
          madePremium,
        ]);
      }),
  };
}
