/** To a member whose mailbox had its free credits before. */
export const no_welcome_mail = {
  subject: 'About your free credits at {site}',
  preview: 'Your address is confirmed. A word about your credits.',
  greeting: 'Hi {name},',
  once: 'Your address is confirmed, welcome. This mailbox has had free credits before, and we give them once. So the {credits, plural, one {free credit} other {# free credits}} from your sign-up {credits, plural, one {has} other {have}} left your balance.',
  unsent: '{count, plural, one {The message you had written was} other {The # messages you had written were}} not sent because of that, and nobody saw {count, plural, one {it} other {them}}.',
  free: 'Searching, liking, matching and reading stay free. A bundle lets you write on.',
  button: 'See the bundles',
  link: 'Does the button not work? Then open this address:',
  why: 'An address with a plus in it, or with dots at Gmail, counts as the same mailbox.',
} as const;
