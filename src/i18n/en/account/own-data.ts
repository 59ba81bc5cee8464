export const own_data = {
  title: 'Your data',
  intro:
    'A copy of everything we keep about you: your account, profile, photos, likes, conversations and credits. You open it in your browser, and other programs can read it too.',
  ask: 'Ask for a copy',
  ask_hint: 'It usually takes a few minutes. You’ll get an email when it’s ready.',
  making: 'We’re making your copy',
  making_text: 'You don’t have to wait here: you’ll get an email when it’s ready.',
  ready: 'Your copy is ready',
  ready_text: '{size}, made on {made}. You can download it until {until}.',
  password_hint: 'This way we know it’s you, even if someone else has your phone.',
  log_in_again: 'Log in again to download your copy. This way we know it’s you.',
  download: 'Download',
  downloading: 'Your download is starting.',
  failed: 'That didn’t work',
  failed_text: 'That’s on us. You can try again right away.',
  again: 'Ask for a new copy',
  again_hint: 'The new one replaces this one.',
  next: 'You can ask for a new copy from {when}.',
  inside:
    'Keep the file where only you can get to it: anyone who opens it can read your conversations and see your photos.',
};
