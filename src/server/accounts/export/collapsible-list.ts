import type { ExportBlock, ExportTextRow } from './section.ts';

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
