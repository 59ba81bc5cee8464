import { expect, test } from 'vitest';
import { formatOf } from '../platform/images/format.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { corpus, kinds } from './testing/corpus/corpus.ts';
import { leftoversIn } from './testing/corpus/leftovers.ts';
import { tryUpload } from './testing/try-upload.ts';

const server = await startTestServer();
const samples = kinds.flatMap(kind => corpus.filter(file => file.kind === kind).slice(0, 1));

test.each(samples.map(file => [file.kind, file] as const))(
  '%s: a clear error, or a photo without anything else in its files',
  async (_kind, file) => {
    const answer = await tryUpload(server, file);
    if (file.outcome === 'any') expect(answer.outcome).toMatch(/^(made|photo_\w+)$/);
    else expect(answer.outcome).toBe(file.outcome);
    if (answer.outcome !== 'made') expect(answer.message).toMatch(/foto/i);
    expect(answer.faults).toEqual([]);
  },
);

test('leftoversIn finds the metadata of files that have some', async () => {
  const filesWithMetadata = corpus.filter(({ kind }) =>
    ['GPS in EXIF', 'XMP', 'comments', 'polyglots'].includes(kind),
  );
  const found: Record<string, boolean> = {};
  for (const { kind, name, bytes } of filesWithMetadata) {
    const file = Buffer.from(await bytes());
    const format = formatOf(file);
    if (!format || format === 'png' || format === 'gif') continue;
    found[`${kind}: ${name}`] = leftoversIn(format === 'jpeg' ? 'x.jpg' : `x.${format}`, file).length > 0;
  }
  expect(Object.keys(found).length).toBeGreaterThan(20);
  expect(Object.entries(found).filter(([, isFound]) => !isFound)).toEqual([]);
});
