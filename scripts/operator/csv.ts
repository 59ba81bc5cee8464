/** RFC 4180; a value that a spreadsheet would take for a formula becomes text. */
export const csvLine = (values: readonly (string | number)[]): string => values.map(quoted).join(',');

const quoted = (value: string | number): string => {
  const text = /^[=+\-@]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
