import type { Readable } from 'node:stream';
import type { LanguageCode } from '#contract/languages';
import type { Text } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';

/** What goes into a JSON file; a list may come row by row, so that a long one never lies in memory whole. */
export type Told =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Told[]
  | AsyncIterable<Told>
  | { readonly [key: string]: Told | undefined };

/** A piece of the page a person reads. All of it plain text; `aside` is what stands quietly beside, usually when. */
export type Block =
  | { is: 'note'; text: string }
  | { is: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { is: 'rows'; rows: Streamed<Row> }
  | { is: 'photos'; photos: readonly { file: string; text: string }[] }
  | { is: 'messages'; messages: Streamed<Row & { mine: boolean }> }
  | { is: 'fold'; title: string; aside: string; blocks: readonly Block[] };
export type Row = { text: string; aside: string };
export type Streamed<Item> = AsyncIterable<Item> | readonly Item[];

/** A file of the member's in the archive; null where it is gone. */
export type ExportFile = { name: string; open: () => Promise<Readable | null> };

/** One subject of an export: `data/<name>.json` and a chapter of the page. Both are asked for once, in no certain order. */
export type Section = {
  name: string;
  title: string;
  data: () => Told;
  blocks: () => Streamed<Block>;
  files?: readonly ExportFile[];
};

/** Whose export is made, and how its texts are written. `member` sees of others what he sees on the site, and no more. */
export type ExportMoment = {
  app: App;
  site: Site;
  member: { accountId: string; profileId: string };
  language: LanguageCode;
  t: Text<ServerMessages>;
  /** Date and time where the site is. */
  when: (at: Date) => string;
  /** The calendar day. */
  day: (at: Date) => string;
  add: (section: Section) => void;
};
