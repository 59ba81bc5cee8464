/** Follows RFC 4180. An apostrophe keeps a spreadsheet from running a value as a formula. */
export const csvLine = (values: readonly (string | number)[]): string => values.map(quoted).join(',');

const quoted = (value: string | number): string => {
  const text = /^[=+\-@]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
