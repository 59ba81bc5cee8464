import type { CorpusFile } from './corpus-file.ts';
import { hostileFiles } from './hostile-files.ts';
import { metadataFiles } from './metadata-files.ts';
import { refusedFiles } from './refused-files.ts';
import { shapeFiles } from './shape-files.ts';

/** Files that members might upload, identical in every run. */
export const corpus: readonly CorpusFile[] = [
  ...hostileFiles,
  ...metadataFiles,
  ...shapeFiles,
  ...refusedFiles,
];

export const kinds: readonly string[] = [...new Set(corpus.map(({ kind }) => kind))];
