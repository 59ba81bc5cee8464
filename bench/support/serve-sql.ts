import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import { runStatement } from '../../src/server/testing/capture-statements.ts';
import { portOf, reportToParent } from './child-server.ts';
import type { CapturedSearch } from './searches.ts';

// The benchmark compares our search calls with this server, which runs only their SQL.
const searches = JSON.parse(readFileSync(process.env.SEARCHES ?? '', 'utf8')) as CapturedSearch[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const http = fastify();

http.get<{ Params: { nth: string } }>('/:nth', async ({ params }, reply) => {
  const search = searches[Number(params.nth)];
  if (!search) throw new Error('no such search');
  const client = await pool.connect();
  for (const statement of search.statements) await runStatement(client as unknown as pg.Client, statement);
  client.release();
  return reply.type('application/json').send(search.answer);
});

await http.listen({ port: 0, host: '127.0.0.1' });
reportToParent(portOf(http.server), () => http.close());
