import type { StaticPage } from './static-page.ts';

export default {
  title: 'Customer service',
  description: 'How to reach {site}, and what you can often sort out yourself.',
  intro:
    'A person reads your message. Write in the language of your account; we’ll answer as soon as we can.',
  sections: [
    {
      heading: 'How to reach us',
      list: [
        'Email: {support_email}',
        'Phone: {support_phone}',
        'Mail: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Tell us your profile name and, if it’s about a payment, the payment number. Never send your password or your full card number; we’ll never ask for them.',
      ],
    },
    {
      heading: 'What you can often sort out yourself',
      list: [
        'No activation email: it usually arrives within {activation_minutes} minute. Don’t see it? Check your spam folder, or ask for a new one on the site. The link works for {activation_days} days.',
        'Forgot your password: ask for a new one when you log in.',
        'Fewer emails or notifications: choose which kinds you want.',
        'Someone won’t stop: block the profile, and report it.',
        'Leaving: delete your account in your settings. You can still come back for {deletion_days} days.',
      ],
      links: [
        { label: 'FAQ', href: '/pages/faq' },
        { label: 'New password', href: '/reset-password' },
        { label: 'Emails and notifications', href: '/notifications' },
        { label: 'Settings', href: '/settings' },
      ],
    },
    {
      heading: 'Urgent',
      paragraphs: [
        'Are you being threatened or blackmailed, or are you in danger? Call the police first: 112 anywhere in the European Union. Don’t pay anything, keep the messages and report the profile: we keep what’s needed as evidence.',
      ],
    },
    {
      heading: 'A complaint',
      paragraphs: [
        'Not happy with our answer or with a decision? File a complaint. We’ll tell you who is looking at it and what the outcome is.',
      ],
      links: [
        { label: 'Complaints', href: '/complaints' },
        { label: 'Report illegal content', href: '/report-content' },
      ],
    },
    {
      heading: 'The company',
      paragraphs: [
        '{company_name}, trade names: {company_tradenames}. Company register {company_kvk}, VAT {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
