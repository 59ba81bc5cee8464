import { callName, matchCall } from '#contract/call';
import { formatCursor } from '#contract/cursor';
import { routes } from '../../api/routes.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { exportArchiveOf } from '../../testing/export-archive.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { NamedIds } from './member-actions.ts';

const reads = routes
  .map(({ call }) => call)
  .filter(
    ({ method, access, path }) =>
      method === 'GET' && /anyone|member/.test(access) && path !== '/api/logout.php',
  );

const queriesNaming = ({ profile, conversation, message }: NamedIds): Record<string, string>[] => [
  {},
  { id: profile },
  { profile },
  { profile, at: 'unread' },
  { conversation },
  { message },
  ...['received', 'given', 'matches'].map(type => ({ type, before: LAST_CURSOR })),
  { before: LAST_CURSOR },
];

const LAST_CURSOR = formatCursor({
  at: new Date('2100-01-01T00:00:00Z'),
  id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
});

export async function readAllAnswers(
  server: TestServer,
  member: TestMember,
  named: NamedIds,
): Promise<Record<string, string>> {
  const answersByCall: Record<string, string> = {};
  for (const call of reads)
    for (const query of queriesNaming(named)) {
      const [marker = '', value = ''] = call.marker?.split('=') ?? [];
      const parameters = new URLSearchParams({ ...query, ...(marker && { [marker]: value }) });
      if (
        matchCall(
          reads.filter(({ path }) => path === call.path),
          Object.fromEntries(parameters),
        ) !== call
      )
        continue;
      const { status, body } = await server.as(member).request({ url: `${call.path}?${parameters}` });
      answersByCall[`${callName(call)} ${Object.keys(query)}${query.type ?? ''}`] =
        `${status} ${JSON.stringify(body)}`;
    }
  return answersByCall;
}

export async function readAllVisibleData(
  server: TestServer,
  member: TestMember,
  named: NamedIds,
): Promise<string> {
  const answers = await readAllAnswers(server, member, named);
  const archive = await exportArchiveOf(server, member);
  const texts = Object.entries(archive).map(
    ([name, bytes]) => `${name}: ${Buffer.from(bytes).toString('utf8')}`,
  );
  const emails = await queuedEmailsTo(server, member.email);
  return [...Object.entries(answers).map(String), ...texts, JSON.stringify(emails)].join('\n');
}
