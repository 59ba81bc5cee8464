import type { CorpusFile } from './corpus-file.ts';
import { hostileFiles } from './hostile-files.ts';
import { metadataFiles } from './metadata-files.ts';
import { refusedFiles } from './refused-files.ts';
import { shapeFiles } from './shape-files.ts';

/** What members may upload, for whatever reason; made of code and seeds, the same each time. */
export const corpus: readonly CorpusFile[] = [
  ...hostileFiles,
  ...metadataFiles,
  ...shapeFiles,
  ...refusedFiles,
];

/** The kinds, in order. */
export const kinds: readonly string[] = [...new Set(corpus.map(({ kind }) => kind))];
