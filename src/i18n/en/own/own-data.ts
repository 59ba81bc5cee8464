/** A copy of one's own data. */
export const own_data = {
  title: 'Your data',
  intro:
    'A copy of everything we keep of you: your account, profile, photos, likes, conversations and credits. You read it in your browser, and programs can read it too.',
  ask: 'Ask for a copy',
  ask_hint: 'Making it usually takes a few minutes. You get a mail when it is ready.',
  making: 'We are making your copy',
  making_text: 'You need not wait here: you get a mail when it is ready.',
  ready: 'Your copy is ready',
  ready_text: '{size}, made on {made}. It stays until {until}.',
  password_hint: 'So we know it is you, even if someone else has your phone.',
  log_in_again: 'Log in again to download your copy. So we know it is you.',
  download: 'Download',
  downloading: 'Your download begins.',
  failed: 'Making it failed',
  failed_text: 'That’s on us. You can ask again at once.',
  again: 'Ask for a new copy',
  again_hint: 'The new one takes the place of this one.',
  next: 'You can ask for a new copy from {when}.',
  inside: 'Keep the file where only you can reach it: your conversations and photos can be read in it.',
};
