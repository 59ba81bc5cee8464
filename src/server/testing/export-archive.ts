import { unzipSync } from 'fflate';
import { openExport, requestExport } from '#contract/export';
import { makeExport } from '../accounts/export/make-export.ts';
import type { TestMember } from './members.ts';
import type { TestServer } from './start-test-server.ts';

export async function exportArchiveOf(
  server: TestServer,
  member: TestMember,
): Promise<Record<string, Uint8Array>> {
  const { app, as, db, http } = server;
  const browser = as(member);
  await browser.call(requestExport);
  const { id } = await db
    .selectFrom('exports')
    .select('id')
    .where('account_id', '=', member.accountId)
    .executeTakeFirstOrThrow();
  await makeExport(app, id);
  const { address } = await browser.call(openExport);
  const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ');
  const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie };
  return unzipSync((await http.inject({ url: address, headers })).rawPayload);
}
