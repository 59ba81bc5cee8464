/** The emoji of a language. scripts/emoji/slim-emoji.ts builds one such module for each language. */
declare module 'emoji:*' {
  const data: import('frimousse').EmojiData;
  export default data;
}
