export const no_welcome_mail = {
  subject: 'About your free credits at {site}',
  preview: 'Your address is confirmed. A word about your credits.',
  greeting: 'Hi {name},',
  once: 'Your address is confirmed, welcome. This mailbox already had free credits, and we only give them once. That’s why the {credits, plural, one {free credit} other {# free credits}} from your sign-up {credits, plural, one {has} other {have}} been taken off your balance.',
  unsent: 'Because of that, {count, plural, one {the message you had written wasn’t} other {the # messages you had written weren’t}} sent, and nobody saw {count, plural, one {it} other {them}}.',
  free: 'Searching, liking, matching and reading stay free. With a bundle, you can keep writing.',
  button: 'See the bundles',
  link: 'Button not working? Open this link:',
  why: 'An address with a plus in it, or with dots at Gmail, counts as the same mailbox.',
} as const;
