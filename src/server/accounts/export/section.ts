import type { Readable } from 'node:stream';
import type { LanguageCode } from '#contract/languages';
import type { Text } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';

/** What goes into a JSON file; a list may come row by row, so that a long one never lies in memory whole. */
export type JsonSource =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly JsonSource[]
  | AsyncIterable<JsonSource>
  | { readonly [key: string]: JsonSource | undefined };

/** A piece of the page a person reads. All of it plain text; `aside` is what stands quietly beside, usually when. */
export type ExportBlock =
  | { is: 'note'; text: string }
  | { is: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { is: 'rows'; rows: StreamedList<ExportTextRow> }
  | { is: 'photos'; photos: readonly { file: string; text: string }[] }
  | { is: 'messages'; messages: StreamedList<ExportTextRow & { mine: boolean }> }
  | { is: 'fold'; title: string; aside: string; blocks: readonly ExportBlock[] };
export type ExportTextRow = { text: string; aside: string };
export type StreamedList<Item> = AsyncIterable<Item> | readonly Item[];

/** A file of the member's in the archive; null where it is gone. */
export type ExportFile = { name: string; open: () => Promise<Readable | null> };

/** One subject of an export: `data/<name>.json` and a chapter of the page. Both are asked for once, in no certain order. */
export type ExportSection = {
  name: string;
  title: string;
  data: () => JsonSource;
  blocks: () => StreamedList<ExportBlock>;
  files?: readonly ExportFile[];
};

/** Whose export is made, and how its texts are written. `member` sees of others what he sees on the site, and no more. */
export type ExportContext = {
  app: App;
  site: Site;
  member: { accountId: string; profileId: string };
  language: LanguageCode;
  t: Text<ServerMessages>;
  /** Date and time where the site is. */
  formatTime: (at: Date) => string;
  /** The calendar day. */
  formatDay: (at: Date) => string;
  addSection: (section: ExportSection) => void;
};
