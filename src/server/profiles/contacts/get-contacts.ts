import type { Output } from '#contract/call';
import type { getContacts as call } from '#contract/contacts';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { decryptText } from '../../platform/encrypt-text.ts';
import { labelContext } from './change-contacts.ts';
import { selectContacts } from './queries.ts';

/** @spec D5.2 */
export const getContacts = async (app: App, { member }: MemberCaller): Promise<Output<typeof call>> => ({
  contacts: (await readContacts(app, app.db, member.profileId)).map(({ added_at, ...contact }) => ({
    ...contact,
    added_at: added_at.toISOString(),
  })),
});

/** Returns the owner's entries with their labels, latest first. */
export async function readContacts({ config }: Pick<App, 'config'>, db: Db, ownerId: string) {
  const rows = await selectContacts(db, ownerId);
  return rows.map(({ id, kind, label, added_at }) => ({
    id,
    // The cast is safe, because the table has a check.
    kind: kind as 'email' | 'phone',
    label: label && decryptText(config.secret, labelContext(id), label),
    added_at,
  }));
}
