import type { StaticPage } from './static-page.ts';

export default {
  title: 'Customer service',
  description: 'How to reach {site}, and what you can often arrange yourself.',
  intro: 'A person reads your message. Write in the language of your account; we answer as soon as we can.',
  sections: [
    {
      heading: 'Reach us',
      list: [
        'Email: {support_email}',
        'Phone: {support_phone}',
        'Post: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Tell us your profile name and, about a payment, its number. Never send your password or your full card number; we never ask for them either.',
      ],
    },
    {
      heading: 'What you can often do yourself',
      list: [
        'No activation mail: check your inbox within {activation_minutes} minute, then your spam. Otherwise ask for a new one in the site. The link works for {activation_days} days.',
        'Password lost: ask for a new one at the login.',
        'Fewer mails or notifications: choose them kind by kind.',
        'Someone doesn’t stop: block the profile, and report it.',
        'Leaving: delete your account in the settings. For {deletion_days} days you can come back.',
      ],
      links: [
        { label: 'FAQ', href: '/pages/faq' },
        { label: 'New password', href: '/reset-password' },
        { label: 'Mails and notifications', href: '/notifications' },
        { label: 'Settings', href: '/settings' },
      ],
    },
    {
      heading: 'Urgent',
      paragraphs: [
        'Are you being threatened or extorted, or in danger? Call the police first, on 112 in all of the European Union. Pay nothing, keep the messages and report the profile: we keep what is needed as evidence.',
      ],
    },
    {
      heading: 'A complaint',
      paragraphs: [
        'If you’re not happy with our answer or with a decision, file a complaint. You hear who looks at it and what comes of it.',
      ],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
    {
      heading: 'The company',
      paragraphs: [
        '{company_name}. Trade names: {company_tradenames}. Company register {company_kvk}, VAT {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
