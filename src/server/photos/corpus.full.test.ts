import { afterAll, describe, expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { corpus, kinds } from './testing/corpus/corpus.ts';
import { peakMemory, tryUpload, type UploadOutcome } from './testing/try-upload.ts';

const server = await startTestServer();
const lost = vi.spyOn(server.app.log, 'warn');
const MEMORY = 1_000 * 1024 ** 2;
const tried: (UploadOutcome & { name: string })[] = [];
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, peakMemory());
}, 20);
afterAll(() => {
  clearInterval(watch);
  const slowest = [...tried].sort((a, b) => b.took - a.took).slice(0, 3);
  const made = tried.filter(({ outcome }) => outcome === 'made').length;
  console.info(
    `${tried.length} files of ${kinds.length} kinds: ${made} made, ${tried.length - made} refused; image process at most ${Math.round(peak / 1024 ** 2)} MB; slowest ${slowest.map(({ name, took, worked }) => `${name} ${Math.round(took)} ms (${worked} of a processor)`).join(', ')}`,
  );
});

test('there are at least 200 files of 20 kinds', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(kinds.length).toBeGreaterThanOrEqual(20);
});

describe.each(kinds)('%s', kind => {
  test.each(corpus.filter(file => file.kind === kind).map(file => [file.name, file] as const))(
    '%s',
    async (name, file) => {
      const answer = await tryUpload(server, file);
      tried.push({ name: `${kind}: ${name}`, ...answer });
      if (file.outcome === 'any') expect(answer.outcome).toMatch(/^(made|photo_\w+)$/);
      else expect(answer.outcome).toBe(file.outcome);
      if (answer.outcome !== 'made') expect(answer.message).toMatch(/foto/i);
      if (file.size) expect(answer.size).toEqual(file.size);
      expect(answer.faults).toEqual([]);
      // `worked` is processor time in ms, so that a busy machine does not matter.
      expect(answer.worked).toBeLessThan(5_000);
    },
  );
});

test('the image process stayed within its memory, and none was lost', () => {
  expect(peak).toBeGreaterThan(50 * 1024 ** 2);
  expect(peak).toBeLessThan(MEMORY);
  expect(lost.mock.calls).toEqual([]);
});

test('the server still takes a photo', async () => {
  const good = corpus.find(({ kind }) => kind === 'as small as may be');
  expect(good && (await tryUpload(server, good)).outcome).toBe('made');
});
