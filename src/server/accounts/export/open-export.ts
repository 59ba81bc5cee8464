import { EXPORT } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { isSignatureValid, sign } from '../../platform/secrets.ts';
import { reauthenticate } from '../reauthentication/reauthenticate.ts';
import { selectExport } from './queries.ts';

/**
 * The URL is valid for some minutes, and only in this session.
 * @throws not_found if no export is ready, and errors of `reauthenticate`
 * @spec D5.7
 */
export async function openExport(
  app: App,
  caller: MemberCaller,
  password: string | undefined,
): Promise<{ address: string }> {
  const now = app.clock.now();
  const row = await selectExport(app.db, caller.accountId, now);
  if (row?.status !== 'ready') throw new ApiError('not_found');
  await reauthenticate(app, caller, password, 'any');
  const ends = Math.floor(now.getTime() / 1_000) + EXPORT.downloadMinutes * 60;
  const ticket = sign(app.config.secret, ticketText(row.id, caller, ends));
  return { address: `/export/${row.id}.zip?ends=${ends}&for=${ticket}` };
}

export function isExportTicketValid(
  app: Pick<App, 'config' | 'clock'>,
  caller: MemberCaller,
  ticket: { id: string; ends: number; signature: string },
): boolean {
  if (!(ticket.ends * 1_000 > app.clock.now().getTime())) return false;
  return isSignatureValid(app.config.secret, ticketText(ticket.id, caller, ticket.ends), ticket.signature);
}

const ticketText = (id: string, { accountId, member }: MemberCaller, ends: number): string =>
  `export ${id} ${accountId} ${member.sessionHash.toString('hex')} ${ends}`;
