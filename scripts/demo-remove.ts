import { removeSeededAccounts } from '../db/seeds/remove-seeded-accounts.ts';
import { withApp } from './operator/app.ts';
import { readFlags } from './start/options.ts';
import { fail } from './start/report.ts';

const help = `npm run demo:remove: erases the accounts of the demo data (and of a flood) for good, with their photos and conversations.

Members who signed up themselves stay. The play-money payments of the demo members stay in the ledger, without a member, and so does
the site Lilac, without members. Where there are no other members yet, npm run db:reset is quicker and leaves nothing at all.`;

try {
  readFlags([], help);
  await withApp(async app => {
    const erased = await removeSeededAccounts(app);
    console.log(erased > 0 ? `Erased ${erased} accounts of the demo data.` : 'There is no demo data.');
  });
} catch (error) {
  fail(error);
}
