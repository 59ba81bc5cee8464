import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Photo, uploadPhoto } from '#contract/photos';
import type { TestServer } from '../../testing/start-test-server.ts';
import { RENDITION_NAMES } from '../addresses.ts';
import { selectPhotos } from '../queries.ts';
import { CANARY, type CorpusFile } from './corpus/corpus-file.ts';
import { leftoversIn } from './corpus/leftovers.ts';

export type UploadOutcome = {
  outcome: string;
  /** Duration of the upload, in ms. */
  took: number;
  /** Processor time of the image processes, in ms. */
  worked: number;
  message: string;
  size: number[];
  faults: string[];
};

export async function tryUpload(server: TestServer, file: CorpusFile): Promise<UploadOutcome> {
  const bytes = await file.bytes();
  const member = await server.signUpMember();
  const upload = new Blob([new Uint8Array(bytes)], { type: file.type ?? 'image/jpeg' });
  const [start, before] = [performance.now(), workOf(imageProcesses())];
  // Repeats the upload while the machine is too busy, as browsers do.
  let answer = await server.as(member).send(uploadPhoto, { upload });
  for (let again = 0; answer.status === 503 && again < 3; again += 1)
    answer = await server.as(member).send(uploadPhoto, { upload });
  const { status, error, body } = answer;
  const took = performance.now() - start;
  const worked = workOf(imageProcesses()) - before;
  const outcome = status === 200 ? 'made' : String(error?.code);
  const made = status === 200 ? (body as { photo: Photo }).photo : null;
  const faults = made ? await faultsOf(server, member.profileId, made) : [];
  return {
    outcome,
    took,
    worked,
    message: error?.message ?? '',
    size: made ? [made.width, made.height] : [],
    faults,
  };
}

async function faultsOf(
  { app, db }: TestServer,
  profileId: string,
  { width, height }: Photo,
): Promise<string[]> {
  const [row] = await selectPhotos(db, profileId);
  const all = await Promise.all(
    RENDITION_NAMES.map(async file => {
      const bytes = (await app.storage.read(`${row?.file_key}/${file}`)) ?? Buffer.alloc(0);
      const found = await sharp(bytes).metadata();
      const leftMetadata = (
        ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments', 'pages'] as const
      ).filter(what => found[what] !== undefined && found[what] !== 1);
      const isAsked = !file.startsWith('1600') || (found.width === width && found.height === height);
      return [
        ...leftoversIn(file, bytes),
        ...leftMetadata.map(String),
        ...(bytes.includes(CANARY) ? ['the canary'] : []),
        ...(isAsked ? [] : ['another size']),
      ].map(fault => `${file}: ${fault}`);
    }),
  );
  return all.flat();
}

/** The most memory that an image process has used, in bytes. */
export const peakMemory = (): number =>
  Math.max(
    0,
    ...imageProcesses().map(({ status }) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024),
  );

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;
const workOf = (processes: { stat: string }[]): number =>
  processes.reduce((sum, { stat }) => {
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return sum + (user + system) * TICK_MS;
  }, 0);

function imageProcesses(): { status: string; stat: string }[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  return children.flatMap(pid => {
    const of = (what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8');
    try {
      return of('cmdline').includes('images/worker.ts') ? [{ status: of('status'), stat: of('stat') }] : [];
    } catch {
      // The process ended while its statistics were read.
      return [];
    }
  });
}
