/** Discreet mode and the key that leaves. */
export const discretion = {
  title: 'Discretion',
  intro: 'For when others see your screen, your phone or your mail.',
  mode: 'Discreet mode',
  mode_text:
    'The tab is called “{name}”, with another icon. So are our mails. Before you log in as well, in this browser.',
  exit: 'Leave now',
  exit_text: 'One press and you are at {site}. Going back leads nobody here. What you typed is kept.',
  key: 'Key',
  key_escape: 'Escape twice',
  key_shift: 'Shift three times',
  key_f9: 'F9',
  key_off: 'The button at the top alone',
  key_saved: 'Key chosen',
  on: 'On',
  off: 'Off',
} as const;
