import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { ARTIST, photoWithMetadata, picture, pixelBomb, pngWithWrongSize } from '../testing/pictures.ts';
import type { ImageJob } from './image-job.ts';
import { createImages } from './images.ts';

const lost: unknown[] = [];
const log = { warn: (detail: unknown) => void lost.push(detail) };
const images = createImages(log, { processes: 1, niceness: 0 });
afterAll(() => images.close());

const job = (bytes: Uint8Array): ImageJob => ({
  bytes,
  maxPixels: 40_000_000,
  minSide: 400,
  renditions: {
    '768.webp': { side: 768, format: 'webp' },
    'og.jpg': { side: 600, format: 'jpeg' },
    blur: { side: 256, format: 'webp', blurred: true },
  },
});

describe('renditions', () => {
  test('are upright, of the right size, without EXIF, GPS, ICC or XMP', async () => {
    const bytes = await photoWithMetadata(1200, 900);
    expect((await sharp(bytes).metadata()).exif?.includes(ARTIST)).toBe(true);
    const { width, height, colour, files } = await images.render(job(bytes));
    expect([width, height]).toEqual([576, 768]);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const [name, size] of Object.entries({ '768.webp': [576, 768], 'og.jpg': [450, 600] })) {
      const made = await sharp(files[name]).metadata();
      expect([made.width, made.height]).toEqual(size);
      expect([made.exif, made.icc, made.xmp, made.iptc, made.orientation]).toEqual(Array(5).fill(undefined));
    }
  });

  test('the blur has no detail: no neighbouring pixels differ visibly', async () => {
    const stripes = Buffer.alloc(800 * 800 * 3);
    for (let pixel = 0; pixel < 800 * 800; pixel++)
      stripes.fill(pixel % 16 < 8 ? 255 : 0, pixel * 3, pixel * 3 + 3);
    const bytes = await sharp(stripes, { raw: { width: 800, height: 800, channels: 3 } })
      .png()
      .toBuffer();
    const { files } = await images.render(job(bytes));
    const { width, height } = await sharp(files.blur).metadata();
    expect([width, height]).toEqual([256, 256]);
    const { channels } = await sharp(files.blur).stats();
    expect(Math.max(...channels.map(channel => channel.stdev))).toBeLessThan(6);
  });

  test.each(['png', 'webp', 'avif'] as const)('are made of %s as well', async format => {
    const bytes = await picture(500, 450).toFormat(format).toBuffer();
    expect(await images.render(job(bytes))).toMatchObject({ width: 500, height: 450 });
  });

  test('of 12 megapixels are made', async () => {
    const bytes = await picture(4000, 3000).jpeg().toBuffer();
    expect(await images.render(job(bytes))).toMatchObject({ width: 768, height: 576 });
  });

  test('drop what is appended to a picture', async () => {
    const bytes = Buffer.concat([
      await picture(500, 500).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { files } = await images.render(job(bytes));
    for (const file of Object.values(files)) expect(Buffer.from(file).includes('script')).toBe(false);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>');
const jpeg = await picture(600, 600).jpeg().toBuffer();
const png = await picture(600, 600).png().toBuffer();

test.each([
  ['nothing', Buffer.alloc(0), 'type'],
  ['SVG', svg, 'type'],
  ['GIF', await picture(500, 500).gif().toBuffer(), 'type'],
  ['TIFF', await picture(500, 500).tiff().toBuffer(), 'type'],
  [
    'a GIF that is a script as well',
    Buffer.from('GIF89a/*'.padEnd(999, ' ').concat('*/=1;alert(1)')),
    'type',
  ],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'broken'],
  ['half a PNG', png.subarray(0, png.length / 2), 'broken'],
  ['a PNG that lies about its size', await pngWithWrongSize(), 'broken'],
  ['a JPEG head on something else', Buffer.concat([jpeg.subarray(0, 20), svg]), 'broken'],
  ['a PNG of 15,000 x 15,000', await pixelBomb(), 'too_many_pixels'],
  ['399 px on the short side', await picture(399, 800).jpeg().toBuffer(), 'too_small'],
])('%s is refused, before the process runs out of time', async (_what, bytes, reason) => {
  await expect(images.render(job(bytes))).rejects.toMatchObject({ reason });
});

describe('the process', () => {
  test('that takes too long is ended, and the next picture is made', async () => {
    const hurried = createImages(log, { processes: 1, timeoutMs: 1 });
    const bytes = await picture(600, 600).jpeg().toBuffer();
    await expect(hurried.render(job(bytes))).rejects.toMatchObject({ code: 'unavailable' });
    hurried.close();
    expect(await images.render(job(bytes))).toMatchObject({ width: 600 });
    expect(lost).toContainEqual({ how: 'took too long' });
  });

  test('that dies fails its picture and nothing else', async () => {
    const bytes = await picture(600, 600).png().toBuffer();
    const rendering = expect(images.render(job(bytes))).rejects.toMatchObject({ reason: 'broken' });
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    for (const pid of children.trim().split(' ')) process.kill(Number(pid), 'SIGKILL');
    await rendering;
    expect(await images.render(job(bytes))).toMatchObject({ width: 600 });
  });

  test('checks the first bytes before queueing: other files are refused even while the queue is full', async () => {
    const busy = createImages(log, { processes: 1, maxWaiting: 1, niceness: 0 });
    const large = await picture(3000, 2000).png().toBuffer();
    const done = [1, 2].map(() => busy.render(job(large)));
    await expect(busy.render(job(svg))).rejects.toMatchObject({ reason: 'type' });
    expect(busy.load()).toEqual({ running: 1, waiting: 1 });
    await Promise.all(done);
    busy.close();
  });

  test('makes small pictures before large ones, and one of each owner before a second one', async () => {
    const busy = createImages(log, { processes: 1, niceness: 0 });
    const large = await picture(1500, 1000).png({ compressionLevel: 0 }).toBuffer();
    const done: string[] = [];
    const works: [string, Uint8Array, string][] = [
      ['first', large, 'sam'],
      ['sam again', jpeg, 'sam'],
      ['bram', large, 'bram'],
      ['bram again', jpeg, 'bram'],
      ['small', jpeg, 'daan'],
    ];
    await Promise.all(
      works.map(async ([name, bytes, owner]) => {
        await busy.render({ ...job(bytes), owner });
        done.push(name);
      }),
    );
    busy.close();
    expect(done).toEqual(['first', 'small', 'bram', 'sam again', 'bram again']);
  });

  test('refuses with unavailable when too much waits', async () => {
    const busy = createImages(log, { processes: 1, maxWaiting: 1, niceness: 0 });
    const bytes = await picture(600, 600).jpeg().toBuffer();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => busy.render(job(bytes))));
    busy.close();
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'unavailable' } });
  });

  test('closed, it refuses running and queued pictures without logging', async () => {
    const warned: unknown[] = [];
    const closing = createImages({ warn: (words: unknown) => void warned.push(words) } as never, {
      processes: 1,
    });
    const bytes = await picture(600, 600).jpeg().toBuffer();
    const asked = [1, 2, 3].map(() => closing.render(job(bytes)));
    closing.close();
    const outcomes = await Promise.allSettled(asked);
    const closed = { status: 'rejected', reason: { name: 'ImagesClosed' } };
    expect(outcomes).toMatchObject([closed, closed, closed]);
    expect(warned).toEqual([]);
  });
});
