import type { StaticPage } from './static-page.ts';

export default {
  title: 'Block access',
  description: 'Who may not use {site}, and how to close the site off on a device or for yourself.',
  intro:
    '{site} is a site for adults. Here you read who may not use it, how to close it off for children, and what to do if you no longer want to reach it yourself.',
  sections: [
    {
      heading: 'Who may not enter',
      list: [
        'Everyone younger than {min_age}. With a birth date that is too recent no account is made and nothing is stored.',
        'Anyone we excluded. Making a new account to get around that is not allowed.',
        'Anyone in a country where a site like this is forbidden.',
      ],
    },
    {
      heading: 'Children on the same device',
      paragraphs: [
        'A filter keeps adult sites out of reach. Every large system has one, for free. Add {domain} to the blocked sites, or let the filter refuse all adult sites.',
      ],
      list: [
        'iPhone and iPad: Settings, Screen Time, Content & Privacy Restrictions.',
        'Android: the Family Link app.',
        'Windows: Family Safety.',
        'Mac: System Settings, Screen Time.',
        'At home for everything at once: the parental controls of your router or provider.',
      ],
    },
    {
      heading: 'Do you see someone who is too young?',
      paragraphs: [
        'Report the profile, or write to {support_email} right away. We close the account while we find out, and go to the police if needed.',
      ],
    },
    {
      heading: 'Denying yourself access',
      paragraphs: [
        'If you spend more than you’d like, set a monthly limit: lowering it works at once. If you want to leave altogether, delete your account in the settings. If you want us to refuse new accounts with your email too, write to {support_email} from that address.',
      ],
      links: [
        { label: 'Settings', href: '/settings' },
        { label: 'Customer service', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
