/**
 * One line of a file that a spreadsheet or a bank's page reads (RFC 4180). What a member typed ends in its own column, and what a
 * spreadsheet would take for a formula is text.
 */
export const csvLine = (values: readonly (string | number)[]): string => values.map(quoted).join(',');

const quoted = (value: string | number): string => {
  const text = /^[=+\-@]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
