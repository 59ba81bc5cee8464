export const offline = {
  text: 'As soon as you’re back online, this page will continue on its own.',
  unreachable: 'It usually doesn’t take long. After that, this page will continue on its own.',
} as const;

/** For a push message that the browser could not read. It also has to suit discreet mode. */
export const push_fallback = {
  title: 'There’s something new for you',
} as const;
