import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookies',
  description: 'Which cookies {site} uses, and why: no advertising, nothing from third parties.',
  intro:
    'We only use cookies that the site needs to work, or that remember your own choices. No advertising cookies, and no third-party cookies that track you. That’s why you don’t see a cookie banner.',
  sections: [
    {
      heading: 'What we remember in your browser',
      list: [
        'That you’re logged in: {login_days} days, extended whenever you come back. Only the server can read this cookie.',
        'Your language: {language_days} days.',
        'That this browser has logged in before, so that someone guessing your password can’t lock you out.',
        'What you dismissed, such as the important information on your first visit.',
        'Your time zone, and whether you chose light or dark.',
        'That you want to be discreet, and which key gets you out, if you set one: {discreet_days} days.',
        'Which partner or campaign you came from, if you followed such a link: until you sign up, {source_days} days at most.',
        'An invitation, if you opened its link: until you sign up, {invitation_days} days at most.',
        'Your yeses, if you swiped through members on a welcome page: only who they are, {early_likes_max} members at most. Until your email address is confirmed, {early_likes_days} days at most.',
      ],
    },
    {
      heading: 'Storage in your browser',
      paragraphs: [
        'If you haven’t finished signing up, or lose your connection while writing a message, your browser remembers it for you. Never your password.',
      ],
    },
    {
      heading: 'Notifications',
      paragraphs: [
        'When you turn on notifications, your browser gets an address that we send them to. When you turn them off, we delete that address.',
      ],
    },
    {
      heading: 'Clearing them yourself',
      paragraphs: [
        'You can clear or refuse cookies in your browser. Without cookies, you can look around but not log in.',
      ],
      links: [{ label: 'Privacy', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
