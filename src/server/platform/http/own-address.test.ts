import fastify from 'fastify';
import { expect, test } from 'vitest';
import { noteOwnAddress, type OwnAddress } from './own-address.ts';

test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'])(
  'a server that listens on %s finds itself, once it does',
  async host => {
    const own: OwnAddress = { origin: null };
    const http = fastify();
    http.get('/', async () => 'itself');
    noteOwnAddress(http, own);
    await http.ready();
    expect(own.origin).toBeNull();
    await http.listen({ host, port: 0 });
    expect(await (await fetch(own.origin ?? '')).text()).toBe('itself');
    await http.close();
  },
);
