import { email as emailSchema } from '../src/contract/accounts.ts';
import { isApiError } from '../src/contract/errors.ts';
import { type StaffRole, staffRoles } from '../src/contract/staff-permissions.ts';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import { inviteByCommand } from '../src/server/backoffice/staff/manage-staff.ts';
import { siteUrl } from '../src/server/site/site-url.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

const help = `npm run staff -- --invite sanne@example.com --name Sanne --roles admin: prints a link with which that person
chooses a password for the back office; it works for seven days, and once.

  --site      the key of the site, which may be left out where there is one
  --roles     ${staffRoles.join(', ')}, or several of them with commas between
  --language  en or nl; en where it is left out

The first admin is made like this. From then on admins invite others at /backoffice.`;

const names = ['site', 'invite', 'name', 'roles', 'language'] as const;

export const command = defineCommand(
  help,
  names,
  async ({ site: key, invite = '', name = '', roles = '', language = 'en' }) => {
    const person = {
      email: readEmail(invite),
      name: readName(name),
      roles: readRoles(roles),
      language: readLanguage(language),
    };
    await withApp(async app => {
      const site = await resolveSite(app.db, app.config, key);
      const token = await inviteByCommand(app, operatorActor(app, site), person).catch(explain);
      console.log(siteUrl(app.config, site, `/backoffice/invitation?token=${token}`));
    });
  },
);

if (import.meta.main) await runCommand(command);

function explain(error: unknown): never {
  if (isApiError(error) && error.fields.email?.code === 'email_taken')
    throw new UsageError('This address has a login already.');
  throw error;
}

function readEmail(value: string): string {
  const parsed = emailSchema.safeParse(value);
  if (!parsed.success) throw new UsageError('--invite needs an email address.');
  return parsed.data;
}

function readName(value: string): string {
  if (value.trim().length < 1 || value.trim().length > 60)
    throw new UsageError('--name needs a name of 1 to 60 characters.');
  return value.trim();
}

function readRoles(value: string): StaffRole[] {
  const roles = value.split(',').map(role => role.trim());
  const known = staffRoles.filter(role => roles.includes(role));
  if (known.length !== roles.length)
    throw new UsageError(`--roles is one or more of ${staffRoles.join(', ')}.`);
  return known;
}

function readLanguage(value: string): 'en' | 'nl' {
  if (value !== 'en' && value !== 'nl') throw new UsageError('--language is en or nl.');
  return value;
}
