import { cast, castPassword } from '../../db/seeds/cast.ts';
import { demoStaff } from '../../db/seeds/demo-activity/staff-cast.ts';
import { lilac, lilacSiteMembers } from '../../db/seeds/lilac.ts';
import type { Config } from '../../src/server/config.ts';
import { devAccessKey } from '../../src/server/platform/dev-access.ts';
import { styled } from './report.ts';

export function printAddresses(
  { port, demo, mode, secret, smtpUrl, trustedProxies, sms, payments }: Config,
  metricsUrl: string | null,
): void {
  const address = `http://localhost:${port}`;
  console.log(`\n  Lavender is ready at ${styled('bold', address)}`);
  if (mode === 'development' && trustedProxies === 0) {
    // These pages need a key, because a proxy gives remote requests a local address.
    const key = `?key=${devAccessKey(secret)}`;
    if (!smtpUrl) console.log(`  Sent emails are shown at ${address}/dev/mail${key}`);
    if (sms.kind === 'built-in') console.log(`  Sent SMS are shown at ${address}/dev/sms${key}`);
    if (demo) console.log(`  The codes of the back office's staff are shown at ${address}/dev/staff${key}`);
    console.log(`  Sent push messages are shown at ${address}/dev/push${key}`);
    if (payments.provider === 'sandbox')
      console.log(`  Payments use play money, see ${address}/sandbox/pay${key}`);
  }
  if (metricsUrl) console.log(`  Metrics are at ${metricsUrl}`);
  if (demo) printCast(port);
  console.log('\n  Ctrl-C stops it.\n');
}

function printCast(port: number): void {
  console.log(`\n  Log in with the password ${styled('bold', castPassword)} as`);
  const width = Math.max(...cast.map(member => member.email.length));
  for (const { email, shows } of cast) console.log(`    ${email.padEnd(width)}  ${styled('dim', shows)}`);
  const people = demoStaff.map(({ email, roles }) => `${email} (${roles})`);
  console.log(
    `\n  The back office is at ${styled('bold', `http://localhost:${port}/backoffice`)}, with the same password:`,
  );
  console.log(`    ${people.join(', ')}`);
  const [robin] = lilacSiteMembers.cast;
  console.log(
    `\n  A second site is at ${styled('bold', `http://${lilac.hosts[0]}:${port}`)}: log in as ${robin?.email}`,
  );
}
