import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../../config.ts';
import { createServer, type Server } from '../../../main.ts';

/**
 * A server in a process of its own, to be killed: `node serve.ts`. With ACKNOWLEDGES=early a wrapped database says that a transaction
 * is done some time before it commits: the mistake that the checker must catch.
 */
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
    transaction.execute = verb =>
      new Promise((resolve, reject) => {
        execute(async trx => {
          const result = await verb(trx);
          resolve(result);
          await delay(150);
          return result;
        }).catch(reject);
      });
    return transaction;
  };
  // The usual message is a statement that is a transaction by itself.
  const ask = db.executeQuery.bind(db);
  db.executeQuery = query =>
    'sql' in query && query.sql.includes('insert into messages')
      ? db.transaction().execute(trx => trx.executeQuery(query))
      : ask(query);
}
