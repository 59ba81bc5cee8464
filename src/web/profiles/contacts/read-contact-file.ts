/** Of a vCard (`TEL;TYPE=CELL:+31612345678`); a folded line goes on after a line break and a space. */
const card = /^(?:[\w-]+\.)?(EMAIL|TEL)(?:;[^:\r\n]*)?:(.+)$/gim;
const wantedColumn = /mail|phone|tel|mobil|handy|gsm/i;

/**
 * Returns the addresses and numbers of a vCard or CSV file, each once. Names and everything else stay in the browser.
 * @spec D5.2
 */
export function readContactFile(content: string): string[] {
  const values = /^BEGIN:VCARD/im.test(content) ? valuesOfCards(content) : valuesOfTable(content);
  return [...new Set(values.map(value => value.replace(/^(?:mailto|tel):/i, '').trim()))].filter(
    value => value !== '',
  );
}

const valuesOfCards = (content: string): string[] =>
  [...content.replace(/\r?\n[ \t]/g, '').matchAll(card)].map(([, , value = '']) => value);

function valuesOfTable(content: string): string[] {
  const [head = [], ...rows] = content.split(/\r?\n/).map(cellsOf);
  const columns = head.flatMap((name, index) =>
    wantedColumn.test(name) && !name.includes('@') ? [index] : [],
  );
  // Without a head, only what certainly is an address or a number: a date looks like one.
  if (columns.length === 0)
    return [head, ...rows].flat().filter(cell => /^\S+@\S+$|^\+[\d\s().-]{7,}$/.test(cell));
  return rows.flatMap(row => columns.flatMap(index => (row[index] ?? '').split(' ::: ')));
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').trim(),
  );
