import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Member } from '../../app.ts';

/** Columns by which `isSessionOf` checks the member who writes a draft. */
export const sessionTypes = { account_id: 'uuid', account_status: 'text', session_hash: 'bytea' } as const;

export type DraftSession = { account_id: string; account_status: string; session_hash: Buffer };

export const draftSession = ({
  accountId,
  status,
  sessionHash,
}: Pick<Member, 'accountId' | 'status' | 'sessionHash'>): DraftSession => ({
  ...{ account_id: accountId, account_status: status, session_hash: sessionHash },
});

/**
 * True if the session of a draft is still valid at the time `at`, and its account unchanged and not frozen.
 * @param draft the name of the table of drafts
 * @spec D2.21
 */
export const isSessionOf = (draft: string, at: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const column = (name: keyof DraftSession) => sql.ref(`${draft}.${name}`);
  return sql<SqlBool>`exists (
    select from sessions join accounts on accounts.id = sessions.account_id
    where sessions.secret_hash = ${column('session_hash')} and sessions.expires_at > ${at}
      and accounts.id = ${column('account_id')} and accounts.status = ${column('account_status')}
      and accounts.frozen_at is null)`;
};
