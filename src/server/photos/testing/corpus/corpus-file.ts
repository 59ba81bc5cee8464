import type { ErrorCode } from '#contract/errors';

/** Text that stands in every piece of metadata: none of it may be left in what is made. */
export const CANARY = 'CANARY-52.37N-4.90E';

/** A file that somebody uploads. */
export type CorpusFile = {
  kind: string;
  name: string;
  bytes: () => Promise<Uint8Array>;
  /** What its sender calls it; JPEG unless it says otherwise. */
  type?: string;
  /** `made`: a photo comes of it; `any`: a photo or a refusal that speaks of the photo, whatever the decoder makes of it. */
  outcome: 'made' | 'any' | ErrorCode;
  /** Width and height of the photo, where they tell something. */
  size?: readonly [number, number];
};

type Rest = Omit<CorpusFile, 'kind' | 'name' | 'bytes' | 'outcome'>;

/** Files of one kind with the same outcome, by name. */
export const filesOf = (
  kind: string,
  outcome: CorpusFile['outcome'],
  files: Record<string, CorpusFile['bytes']>,
  rest: Rest = {},
): CorpusFile[] => Object.entries(files).map(([name, bytes]) => ({ kind, name, bytes, outcome, ...rest }));
