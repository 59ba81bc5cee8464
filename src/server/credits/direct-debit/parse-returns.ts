/** What a file of the bank says about one debit. Either may be empty. */
export type ReturnedDebit = { mandate: string; reason: string };

/**
 * Reads what the bank returned: a payment status report (ISO 20022 pain.002), or lines with the reference of a mandate and
 * the code of a reason. Only these two are read, so nothing else of the file matters. Accepted debits are left out.
 * @spec 5.8 D5.10
 */
export function parseReturns(file: string): ReturnedDebit[] {
  return file.trimStart().startsWith('<') ? parseStatusReport(file) : parseLines(file);
}

/** Splits at the beginnings, so that a file with many of them and no end is read once. */
const parseStatusReport = (file: string): ReturnedDebit[] =>
  file
    .split(/<(?:\w{1,20}:)?TxInfAndSts>/)
    .slice(1)
    .map(rest => rest.split(/<\/(?:\w{1,20}:)?TxInfAndSts>/, 1)[0] ?? '')
    .filter(transaction => (textOf(transaction, 'TxSts') || 'RJCT') === 'RJCT')
    .map(transaction => ({
      mandate: textOf(transaction, 'MndtId') || mandateIn(transaction),
      reason: textOf(textOf(transaction, 'StsRsnInf') || transaction, 'Cd'),
    }));

/** Text of the first element of this name, whatever its namespace prefix. */
function textOf(xml: string, name: string): string {
  const open = new RegExp(`<(?:\\w{1,20}:)?${name}(?:\\s[^<>]*)?>`).exec(xml);
  if (!open) return '';
  const inside = xml.slice(open.index + open[0].length);
  const end = inside.search(new RegExp(`</(?:\\w{1,20}:)?${name}>`));
  return end < 0 ? '' : inside.slice(0, end).trim();
}

const parseLines = (file: string): ReturnedDebit[] =>
  file
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => ({
      mandate: mandateIn(line),
      reason: /\b[A-Z]{2}\d{2}\b|\b[A-Z]{4}\b/.exec(line)?.[0] ?? '',
    }));

const mandateIn = (text: string): string => /\bM\d{12}\b/.exec(text)?.[0] ?? '';
