import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../../config.ts';
import { createServer, type Server } from '../../../main.ts';

/** With ACKNOWLEDGES=early, a killed server loses acknowledged messages, which a test must detect. */
const config = readConfig(process.env);
const server = await createServer({ ...config, databaseUrl: config.databaseUrl ?? '' });
if (process.env.ACKNOWLEDGES === 'early') acknowledgeEarly(server);
await server.http.listen({ port: config.port, host: config.host });
process.stdout.write('serving\n');

function acknowledgeEarly({ app: { db } }: Server): void {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = operation =>
      new Promise((resolve, reject) => {
        execute(async trx => {
          const result = await operation(trx);
          resolve(result);
          await delay(150);
          return result;
        }).catch(reject);
      });
    return transaction;
  };
  // Puts the insert into a transaction, because only `db.transaction` acknowledges early.
  const executeQuery = db.executeQuery.bind(db);
  db.executeQuery = query =>
    'sql' in query && query.sql.includes('insert into messages')
      ? db.transaction().execute(trx => trx.executeQuery(query))
      : executeQuery(query);
}
