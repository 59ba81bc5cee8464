import { inflateSync } from 'node:zlib';

/** `source` has decompressed streams; `text` has one line per drawn text. */
export function readPdf(bytes: Buffer): { source: string; text: string } {
  const raw = bytes.toString('latin1');
  // A \r before \nendstream belongs to the compressed data.
  const source = raw.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
  return { source, text: textOf(source) };
}

function textOf(source: string): string {
  const characters = charactersByFont(source);
  return [...source.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([\s\S]*?)\] TJ/g)]
    .map(([, font = '', pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map(code => characters.get(font)?.[Number.parseInt(code, 16)] ?? '?')
        .join(''),
    )
    .join('\n');
}

/** Reads the characters from each font's ToUnicode table. */
function charactersByFont(source: string): Map<string, string[]> {
  const object = (id: string) =>
    source.match(new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`))?.[1] ?? '';
  return new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const table = object(object(id).match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? '');
      const codes = table.match(/beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/)?.[1] ?? '';
      return [
        name,
        [...codes.matchAll(/<([0-9a-f]{4})>/g)].map(([, code = '']) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        ),
      ];
    }),
  );
}
