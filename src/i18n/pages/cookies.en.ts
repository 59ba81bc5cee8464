import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookies',
  description: 'Which cookies {site} uses and what for.',
  intro:
    'We only use cookies that the site needs to work, or that remember what you chose yourself. No advertising cookies, no cookies of others that follow you. That’s why there is no consent bar either.',
  sections: [
    {
      heading: 'What we remember in your browser',
      list: [
        'That you’re logged in: {login_days} days, and longer as long as you come back. Only the server can read this cookie.',
        'Your language: {language_days} days.',
        'That this browser logged in before, so that someone guessing your password can’t lock you out.',
        'What you dismissed, such as the important information on your first visit.',
        'Your time zone, and whether you chose light or dark.',
        'That you want to be discreet, and the key you leave with, if you chose so: {discreet_days} days.',
        'Through which partner you came, if you followed a partner’s link: until you sign up, {source_days} days at most.',
        'An invitation, if you opened its link: until you sign up, {invitation_days} days at most.',
      ],
    },
    {
      heading: 'Storage in your browser',
      paragraphs: [
        'If you haven’t finished signing up, or have no connection while you write a message, your browser keeps it for you. Never your password.',
      ],
    },
    {
      heading: 'Notifications',
      paragraphs: [
        'If you turn notifications on, your browser gets an address that we send them to. If you turn them off, we delete that address.',
      ],
    },
    {
      heading: 'Clearing them yourself',
      paragraphs: [
        'You can clear or refuse cookies in your browser. Without cookies you can look at the site, but not log in.',
      ],
      links: [{ label: 'Privacy', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
