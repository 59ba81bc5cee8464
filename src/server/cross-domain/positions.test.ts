import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { geocode } from '#contract/places';
import { createLog } from '../platform/log.ts';
import { locationsOfValue, readAllFiles, readAllRows } from '../testing/persisted-data.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const lines: string[] = [];
const destination = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line));
    done();
  },
});
// With a limit of 0 ms, every SQL statement counts as slow and is logged.
const server = await startTestServer({ SLOW_QUERY_MS: '0' }, { log: createLog('trace', destination) });

test('a position is stored in no log, row, file or answer (spec D1.5)', async () => {
  const [lat, lon] = ['52.371507', '4.896213'];
  const pieces = ['371507', '896213', '52.37', '4.89'];
  const browser = server.as(await server.signUpMember());
  const answers = [
    await browser.send(geocode, { query: { lat, lon } }),
    await browser.send(geocode, { query: { lat, lon: '1896213' } }),
    await browser.send(geocode, { query: { lat, lon: '-34.896213' } }),
    await browser.send(geocode, { query: { lat: `${lat}x`, lon } }),
  ];
  await server.db.schema.alterTable('rate_limits').renameTo('away').execute();
  answers.push(await browser.send(geocode, { query: { lat, lon } }));
  await server.db.schema.alterTable('away').renameTo('rate_limits').execute();
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 422, 422, 500]);
  await browser.request({ url: `/api/geocode?lat=${lat}&lon=${lon}` });
  await browser.request({ url: `/members?lat=${lat}&lon=${lon}` });

  expect(lines.some(line => line.includes('slow query') && line.includes('rate_limits'))).toBe(true);
  expect(lines.some(line => line.includes('/api/geocode.php'))).toBe(true);
  const persisted = [...(await readAllRows(server.db)), ...(await readAllFiles(server.app.config.varDir))];
  const outputs = [
    { where: 'log', text: lines.join('') },
    { where: 'answers', text: JSON.stringify(answers) },
    ...persisted,
    // Removes times of day, because their digits may equal those of the position.
  ].map(({ where, text }) => ({ where, text: text.replace(/\d\d:\d\d:\d\d(\.\d+)?/g, '') }));
  for (const piece of pieces) expect(locationsOfValue(piece, outputs), piece).toEqual([]);
});

test('other sites get at most the origin as Referer', async () => {
  const { headers } = await server.visitor().request({ url: '/healthz' });
  expect(headers['referrer-policy']).toMatch(
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  );
});
