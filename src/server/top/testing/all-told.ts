import { callName, matchCall } from '#contract/call';
import { formatCursor } from '#contract/cursor';
import { routes } from '../../domains.ts';
import { emailsTo } from '../../testing/emails.ts';
import { exportArchiveOf } from '../../testing/export-archive.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { Named } from './acts-between-members.ts';

/** Calls a member may make that ask and change nothing, but that one comes and sees. */
const questions = routes
  .map(({ call }) => call)
  .filter(
    ({ method, access, path }) =>
      method === 'GET' && /anyone|member/.test(access) && path !== '/api/logout.php',
  );

/** Every way a call names a member, a conversation or a message. */
const waysToName = ({ profile, conversation, message }: Named): Record<string, string>[] => [
  {},
  { id: profile },
  { profile },
  { profile, at: 'unread' },
  { conversation },
  { message },
  ...['received', 'given', 'matches'].map(type => ({ type, before: LATE })),
  { before: LATE },
];

/** A place of a list before which all stands. */
const LATE = formatCursor({
  at: new Date('2100-01-01T00:00:00Z'),
  id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
});

/** All that a member is told by any call that asks, whatever he names: by call and query, the answer as it is. */
export async function answersTo(
  server: TestServer,
  member: TestMember,
  named: Named,
): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const call of questions)
    for (const query of waysToName(named)) {
      const [marker = '', value = ''] = call.marker?.split('=') ?? [];
      const asked = new URLSearchParams({ ...query, ...(marker && { [marker]: value }) });
      if (
        matchCall(
          questions.filter(({ path }) => path === call.path),
          Object.fromEntries(asked),
        ) !== call
      )
        continue;
      const { status, body } = await server.as(member).request({ url: `${call.path}?${asked}` });
      told[`${callName(call)} ${Object.keys(query)}${query.type ?? ''}`] =
        `${status} ${JSON.stringify(body)}`;
    }
  return told;
}

/** The same with what he finds in his archive, and in his mail. */
export async function allTold(server: TestServer, member: TestMember, named: Named): Promise<string> {
  const answers = await answersTo(server, member, named);
  const archive = await exportArchiveOf(server, member);
  const texts = Object.entries(archive).map(
    ([name, bytes]) => `${name}: ${Buffer.from(bytes).toString('utf8')}`,
  );
  const letters = await emailsTo(server, member.email);
  return [...Object.entries(answers).map(String), ...texts, JSON.stringify(letters)].join('\n');
}
