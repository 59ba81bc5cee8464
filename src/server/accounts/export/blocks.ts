import type { Block, Row } from './section.ts';

/** A list that is opened when it is wanted, with how long it is; none where it is empty. */
export const foldOf = <Item>(
  title: string,
  items: readonly Item[],
  row: (item: Item) => Row,
): readonly Block[] =>
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
