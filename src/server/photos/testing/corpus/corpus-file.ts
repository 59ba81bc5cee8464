import type { ErrorCode } from '#contract/errors';

/** Text in every piece of metadata, none of which may be left in a rendition. */
export const CANARY = 'CANARY-52.37N-4.90E';

export type CorpusFile = {
  kind: string;
  name: string;
  bytes: () => Promise<Uint8Array>;
  /** The declared media type; JPEG by default. */
  type?: string;
  /**
   * `made`: becomes a photo; `any`: becomes a photo or is refused with a photo error, depending on the decoder.
   */
  outcome: 'made' | 'any' | ErrorCode;
  /** Expected size of the photo, where it matters. */
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
