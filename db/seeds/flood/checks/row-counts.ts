import type pg from 'pg';
import type { StreamedTable } from '../tables.ts';

const owners: Readonly<Record<StreamedTable, string>> = {
  accounts: 'newcomers',
  profiles: 'profiles join newcomers on profile_id = id',
  profile_interests: 'profile_interests join newcomers using (profile_id)',
  photos: 'photos join newcomers using (profile_id)',
  presence: 'presence join newcomers using (profile_id)',
  likes: 'likes join newcomers on profile_id = liker_id',
  conversations: 'conversations join newcomers on profile_id = starter_id',
  conversation_members: 'conversation_members join newcomers using (profile_id)',
  messages: 'messages join newcomers on profile_id = sender_id',
};

export async function rowCountDifferences(
  client: pg.Client,
  writtenRows: Readonly<Record<StreamedTable, number>>,
  entries: number,
): Promise<string[]> {
  const expected = Object.entries(writtenRows).map(
    ([table, rows]) => [table, owners[table as StreamedTable], rows] as const,
  );
  const ledger = ['ledger_entries', 'ledger_entries join newcomers using (account_id)', entries] as const;
  const findings: string[] = [];
  for (const [table, from, rows] of [...expected, ledger]) {
    const { rows: counted } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${from}`,
    );
    if (counted[0]?.count !== rows)
      findings.push(`${table}: ${rows} rows were written and ${counted[0]?.count} are there`);
  }
  return findings;
}
