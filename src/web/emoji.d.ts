/** Made by the build, a module for each language (scripts/emoji/slim-emoji.ts). */
declare module 'emoji:*' {
  const data: import('frimousse').EmojiData;
  export default data;
}
