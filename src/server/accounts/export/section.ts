import type { Readable } from 'node:stream';
import type { LanguageCode } from '#contract/languages';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';

/** Long lists are streams, so that they are never in memory as a whole. */
export type JsonSource =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly JsonSource[]
  | AsyncIterable<JsonSource>
  | { readonly [key: string]: JsonSource | undefined };

/** Texts are plain text. `aside` stands beside a row or title, usually a time. */
export type ExportBlock =
  | { kind: 'note'; text: string }
  | { kind: 'details'; details: readonly (readonly [label: string, value: string])[] }
  | { kind: 'rows'; rows: StreamedList<ExportTextRow> }
  | { kind: 'photos'; photos: readonly { file: string; text: string }[] }
  | { kind: 'messages'; messages: StreamedList<ExportTextRow & { mine: boolean }> }
  | { kind: 'collapsible'; title: string; aside: string; blocks: readonly ExportBlock[] };
export type ExportTextRow = { text: string; aside: string };
export type StreamedList<Item> = AsyncIterable<Item> | readonly Item[];

export type ExportFile = { name: string; open: () => Promise<Readable | null> };

export type ExportSection = {
  name: string;
  title: string;
  data: () => JsonSource;
  blocks: () => StreamedList<ExportBlock>;
  files?: readonly ExportFile[];
};

/** A section must not reveal more about other members than `member` sees on the site. */
export type ExportContext = {
  app: App;
  site: Site;
  member: { accountId: string; profileId: string };
  language: LanguageCode;
  t: Translator<ServerMessages>;
  formatTime: (at: Date) => string;
  formatDay: (at: Date) => string;
  addSection: (section: ExportSection) => void;
};

export const collapsibleList = <Item>(
  title: string,
  items: readonly Item[],
  row: (item: Item) => ExportTextRow,
): readonly ExportBlock[] =>
  items.length === 0
    ? []
    : [
        {
          kind: 'collapsible',
          title,
          aside: String(items.length),
          blocks: [{ kind: 'rows', rows: items.map(row) }],
        },
      ];
