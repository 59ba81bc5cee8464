import type { ErrorCode } from '#contract/errors';

/** A text in the metadata of the test files. No rendition may contain it. */
export const CANARY = 'CANARY-52.37N-4.90E';

export type CorpusFile = {
  kind: string;
  name: string;
  bytes: () => Promise<Uint8Array>;
  /** Content type of the upload; JPEG by default. */
  type?: string;
  /** `any` means that the decoder may accept or refuse the upload. */
  outcome: 'made' | 'any' | ErrorCode;
  size?: readonly [number, number];
};

type Rest = Omit<CorpusFile, 'kind' | 'name' | 'bytes' | 'outcome'>;

export const filesOf = (
  kind: string,
  outcome: CorpusFile['outcome'],
  files: Record<string, CorpusFile['bytes']>,
  rest: Rest = {},
): CorpusFile[] => Object.entries(files).map(([name, bytes]) => ({ kind, name, bytes, outcome, ...rest }));
