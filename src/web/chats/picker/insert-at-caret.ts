export function insertAt(
  text: string,
  { from, to }: { from: number; to: number },
  inserted: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}
