import { cast, castPassword } from '../../db/seeds/cast.ts';
import { lilac, lilacSiteMembers } from '../../db/seeds/lilac.ts';
import type { Config } from '../../src/server/config.ts';
import { devAccessKey } from '../../src/server/platform/dev-access.ts';
import { styled } from './report.ts';

/** Prints where to look and, in the demo, whom to log in as. */
export function printAddresses(
  { port, demo, mode, secret, smtpUrl, trustedProxies, sms, payments }: Config,
  metricsUrl: string | null,
): void {
  const address = `http://localhost:${port}`;
  console.log(`\n  Lavender is ready at ${styled('bold', address)}`);
  if (mode === 'development' && trustedProxies === 0) {
    // They open by their key alone: coming from this machine proves nothing.
    const key = `?key=${devAccessKey(secret)}`;
    if (!smtpUrl) console.log(`  The mail it sends is kept at ${address}/dev/mail${key}`);
    if (sms.kind === 'own') console.log(`  The short messages are kept at ${address}/dev/sms${key}`);
    if (payments.provider === 'sandbox')
      console.log(`  What members pay is play money, see ${address}/sandbox/pay${key}`);
  }
  if (metricsUrl) console.log(`  The figures it keeps are at ${metricsUrl}`);
  if (demo) printLogins(port);
  console.log('\n  Ctrl-C stops it.\n');
}

function printLogins(port: number): void {
  console.log(`\n  Log in with the password ${styled('bold', castPassword)} as`);
  const width = Math.max(...cast.map(member => member.email.length));
  for (const { email, shows } of cast) console.log(`    ${email.padEnd(width)}  ${styled('dim', shows)}`);
  const [robin] = lilacSiteMembers.cast;
  console.log(
    `\n  A second site is at ${styled('bold', `http://${lilac.hosts[0]}:${port}`)}: log in as ${robin?.email}`,
  );
}
