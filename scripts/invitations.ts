import { issueInvitations } from '../src/server/accounts/invitations/make-invitation.ts';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { withDatabase } from './operator/database.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

const help = `npm run invitations -- --site lavender --count 10: creates invitations and prints their links, one per line.

  --site    the key of the site, which may be left out where there is one
  --count   how many, 1 to 1000; one where it is left out

Each lets one person sign up within 14 days, also where sign-up is closed. The links are shown only once and stored nowhere.`;

const MAX = 1_000;

export const command = defineCommand(help, ['site', 'count'], async ({ site: key, count = '1' }) => {
  if (!/^\d{1,4}$/.test(count) || Number(count) < 1 || Number(count) > MAX)
    throw new UsageError(`--count is a number from 1 to ${MAX}.`);
  await withDatabase(async (db, config) => {
    const site = await resolveSite(db, config, key);
    const actor = operatorActor({ config }, site);
    const links = await db
      .transaction()
      .execute(trx => issueInvitations(config, { db: trx, now: new Date() }, actor, site, Number(count)));
    for (const link of links) console.log(link);
  });
});

if (import.meta.main) await runCommand(command);
