import { isApiError } from '../src/contract/errors.ts';
import {
  endPartner,
  makePartner,
  partnerOverviews,
} from '../src/server/accounts/partners/manage-partners.ts';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import type { AuditActor } from '../src/server/platform/audit-log.ts';
import type { Db } from '../src/server/platform/db.ts';
import type { Site } from '../src/server/site/sites.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { withDatabase } from './operator/database.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

const help = `npm run partners: shows a site's partners, whose servers may begin sign-ups (docs/partners.md).

  npm run partners -- --name "Evening Post"     creates a partner and prints its key
  npm run partners -- --revoke "Evening Post"   its key stops working, and the sign-ups it announced are purged

  --site   the key of the site, which may be left out where there is one

The key is shown only once and stored nowhere: if it is lost, create a new partner.`;

export const command = defineCommand(
  help,
  ['site', 'name', 'revoke'],
  async ({ site: key, name, revoke: revoked }) => {
    if (name !== undefined && revoked !== undefined) throw new UsageError('One thing at a time: see --help.');
    await withDatabase(async (db, config) => {
      const site = await resolveSite(db, config, key);
      const actor = operatorActor({ config }, site);
      if (name !== undefined) await createPartner(db, actor, site, name.trim());
      else if (revoked !== undefined) await revokePartner(db, actor, site, revoked.trim());
      else await listPartners(db, site);
    });
  },
);

if (import.meta.main) await runCommand(command);

async function createPartner(db: Db, actor: AuditActor, site: Site, name: string): Promise<void> {
  if (name === '' || name.length > 60) throw new UsageError('A name has 1 to 60 characters.');
  const making = db.transaction().execute(trx => makePartner({ db: trx, now: new Date() }, actor, name));
  console.log(
    await making.catch((error: unknown) => {
      if (isApiError(error)) throw new UsageError(`${site.key} has a partner ${name} already, or had one.`);
      throw error;
    }),
  );
}

async function revokePartner(db: Db, actor: AuditActor, site: Site, name: string): Promise<void> {
  const ending = db.transaction().execute(trx => endPartner({ db: trx, now: new Date() }, actor, { name }));
  await ending.catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    if (error.code !== 'decided_already') throw new UsageError(`${site.key} has no partner ${name}.`);
  });
  console.log(`The key of ${name} no longer works.`);
}

async function listPartners(db: Db, site: Site): Promise<void> {
  const partners = await partnerOverviews(db, site);
  if (partners.length === 0) console.log(`${site.key} has no partners.`);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  for (const { name, createdAt, revokedAt, members } of partners) {
    const state = revokedAt ? `revoked ${day(revokedAt)}` : 'may call';
    console.log(
      `${name}: ${state}, partner since ${day(createdAt)}, ${members} members came by this partner`,
    );
  }
}
