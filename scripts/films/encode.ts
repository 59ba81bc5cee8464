import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws a film at a moment, a share of its length from 0 to 1, as SVG. At 1 it is as at 0, so that it loops. */
export type Frame = (moment: number) => string;
type Size = { width: number; height: number };

const SECONDS = 12;
const FRAMES_PER_SECOND = 24;
const BYTES_MAX = 600 * 1024;

/** In order of preference of the browsers. The names of the files end in these. */
const encodings = {
  'av1.mp4': ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '36', '-g', '288', '-tag:v', 'av01'],
  'h264.mp4': [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '26',
    '-tune',
    'animation',
    '-refs',
    '4',
    '-level',
    '4.0',
    '-g',
    '288',
  ],
};

export async function encodeStill(svg: string, { width, height }: Size, target: string): Promise<void> {
  const picture = sharp(Buffer.from(svg)).removeAlpha().resize(width, height);
  report(
    `${target}.avif`,
    (await picture.clone().avif({ quality: 52, effort: 7 }).toFile(`${target}.avif`)).size,
  );
  report(
    `${target}.webp`,
    (await picture.clone().webp({ quality: 72, effort: 6 }).toFile(`${target}.webp`)).size,
  );
}

/** @throws Error if a file is larger than landing pages allow */
export async function encodeFilm(frame: Frame, size: Size, target: string): Promise<void> {
  const lossless = `${target}.lossless.mkv`;
  await writeFrames(frame, size, lossless);
  for (const [ending, options] of Object.entries(encodings)) {
    const file = `${target}.${ending}`;
    const common = ['-an', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1'];
    await run(['-i', lossless, ...options, ...common, '-fflags', '+bitexact', file]);
    const bytes = (await stat(file)).size;
    report(file, bytes);
    if (bytes > BYTES_MAX) throw new Error(`${file} is larger than ${BYTES_MAX / 1024} kB.`);
  }
  await rm(lossless);
}

async function writeFrames(frame: Frame, { width, height }: Size, file: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const colours = ['-vf', 'scale=out_color_matrix=bt709', '-colorspace', 'bt709'];
  const rate = ['-r', String(FRAMES_PER_SECOND)];
  const ffmpeg = startFfmpeg([
    ...input,
    ...rate,
    '-i',
    '-',
    ...colours,
    '-c:v',
    'ffv1',
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  const closed = once(ffmpeg, 'close');
  const count = SECONDS * FRAMES_PER_SECOND;
  for (let index = 0; index < count; index++) {
    const picture = sharp(Buffer.from(frame(index / count)))
      .removeAlpha()
      .resize(width, height);
    if (!ffmpeg.stdin.write(await picture.raw().toBuffer())) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  assertDone(await closed);
}

const run = async (options: string[]): Promise<void> => assertDone(await once(startFfmpeg(options), 'close'));

const startFfmpeg = (options: string[]) =>
  spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] });

function assertDone([code]: unknown[]): void {
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

const report = (file: string, bytes: number): void =>
  console.log(`${file.split('/').at(-1)} ${(bytes / 1024).toFixed(1)} kB`);
