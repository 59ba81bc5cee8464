import type { ExportBlock, ExportTextRow } from './section.ts';

/** A list that is opened when it is wanted, with how long it is; none where it is empty. */
export const collapsibleList = <Item>(
  title: string,
  items: readonly Item[],
  row: (item: Item) => ExportTextRow,
): readonly ExportBlock[] =>
  items.length === 0
    ? []
    : [
        {
          is: 'fold',
          title,
          aside: String(items.length),
          blocks: [{ is: 'rows', rows: items.map(row) }],
        },
      ];
