export const discretion = {
  title: 'Discretion',
  intro: 'For when others can see your screen, your phone or your email.',
  mode: 'Discreet mode',
  mode_text:
    'The tab is called “{name}” and gets a different icon. Our emails use that name too. In this browser, it also works before you log in.',
  exit: 'Leave now',
  exit_text: 'One press and you’re on {site}. The back button doesn’t lead here. What you typed is kept.',
  key: 'Key',
  key_escape: 'Escape twice',
  key_shift: 'Shift three times',
  key_f9: 'F9',
  key_off: 'Only the button at the top',
  key_saved: 'Key chosen',
  on: 'On',
  off: 'Off',
} as const;
