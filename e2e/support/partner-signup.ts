import { randomUUID } from 'node:crypto';
import { makePartner } from '../../src/server/accounts/partners/manage-partners.ts';
import { openTestDatabase } from './database.ts';

export async function beginSignupAsPartner(
  person: { email: string; name: string; date_of_birth: string },
  baseURL: string,
): Promise<string> {
  const db = openTestDatabase();
  try {
    const actor = { siteId: 1, staffId: null, secret: 'of the tests' };
    const key = await db
      .transaction()
      .execute(trx => makePartner({ db: trx, now: new Date() }, actor, randomUUID()));
    const { host, port } = new URL(baseURL);
    const response = await fetch(`http://127.0.0.1:${port}/api/partner-signup.php`, {
      method: 'POST',
      headers: { host, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        country: 'NL',
        region: 'NL-UT',
        language: 'nl',
        network: 'evening-post',
        ...person,
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    const { link } = (await response.json()) as { link: string };
    const { pathname, search } = new URL(link);
    return pathname + search;
  } finally {
    await db.destroy();
  }
}
