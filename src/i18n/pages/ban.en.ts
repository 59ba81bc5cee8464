import type { StaticPage } from './static-page.ts';

export default {
  title: 'Restricting access',
  description: 'Who can’t use {site}, and how to block the site on a device or for yourself.',
  intro:
    '{site} is a site for adults. Here’s who can’t use it, how to keep children out, and what to do if you no longer want access yourself.',
  sections: [
    {
      heading: 'Who can’t use the site',
      list: [
        'Anyone under {min_age}. If the date of birth is too recent, no account is created and nothing is stored.',
        'Anyone we’ve excluded. Creating a new account to get around that isn’t allowed.',
        'Anyone in a country where sites like this are illegal.',
      ],
    },
    {
      heading: 'Children on the same device',
      paragraphs: [
        'A filter keeps adult sites out of reach. Every major operating system has a free one. Add {domain} to the blocked sites, or let the filter block all adult sites.',
      ],
      list: [
        'iPhone and iPad: Settings, Screen Time, Content & Privacy Restrictions.',
        'Android: the Family Link app.',
        'Windows: Family Safety.',
        'Mac: System Settings, Screen Time.',
        'For every device at home at once: your router’s or provider’s parental controls.',
      ],
    },
    {
      heading: 'Seen someone who’s too young?',
      paragraphs: [
        'Report the profile, or email {support_email} right away. We close the account while we look into it, and go to the police if needed.',
      ],
    },
    {
      heading: 'Locking yourself out',
      paragraphs: [
        'Spending more than you’d like? Set a spending limit: lowering it works right away. Want to leave altogether? Delete your account in your settings. Want us to refuse new accounts with your email address too? Email {support_email} from that address.',
      ],
      links: [
        { label: 'Settings', href: '/settings' },
        { label: 'Customer service', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
