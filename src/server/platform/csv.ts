/**
 * One line without its end, as in RFC 4180. An apostrophe keeps a spreadsheet from running a text as a formula.
 * @spec D5.10
 */
export const csvLine = (values: readonly (string | number | null)[]): string => values.map(quoted).join(',');

const quoted = (value: string | number | null): string => {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
