import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { destroyClusters, freshFolder, queryFirstRow, startCluster } from './testing/clusters.ts';

destroyClusters();

test('a new cluster uses UTF-8 and UTC, listens on this machine only and requires a password', async () => {
  const directory = freshFolder();
  const { url } = await startCluster(directory);
  const answer = await queryFirstRow(
    url,
    `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
            current_setting('listen_addresses') as addresses, datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
  );
  expect(answer).toEqual({
    encoding: 'UTF8',
    zone: 'UTC',
    addresses: '127.0.0.1',
    provider: 'b',
    locale: 'C.UTF-8',
  });
  expect(statSync(path.join(directory, 'password')).mode & 0o777).toBe(0o600);
  await expect(queryFirstRow(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
});
