/** Built by scripts/emoji/slim-emoji.ts, one module for each language. */
declare module 'emoji:*' {
  const data: import('frimousse').EmojiData;
  export default data;
}
