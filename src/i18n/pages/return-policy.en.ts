import type { StaticPage } from './static-page.ts';

export default {
  title: 'Refunds',
  description: 'What you get back from {site}, when and how.',
  intro: 'What you didn’t use, you can get back. Here is what, until when and how.',
  sections: [
    {
      heading: 'Within {refund_days} days',
      paragraphs: [
        'If you change your mind after a purchase, within {refund_days} days we refund the purchased credits you haven’t used. You don’t have to give a reason. Premium stays as long as you have at least one purchase of which you asked nothing back in those days and which was not refunded or taken back by the bank. Otherwise it ends, and we say so before you ask.',
        'Credits you used are not refunded: with the purchase you ask us to deliver them at once. Free credits have no value in money.',
      ],
    },
    {
      heading: 'When you leave',
      paragraphs: [
        'If you delete your account, we refund the unused purchased credits, after those {refund_days} days too.',
      ],
    },
    {
      heading: 'Back in your balance by itself',
      list: [
        'A paid message the receiver has not opened after 7 days.',
        'A paid message to someone whose profile we removed.',
        'A payment that failed: there are no credits then and nothing was charged, or you get it back.',
      ],
    },
    {
      heading: 'How to ask for it',
      paragraphs: [
        'Open your transactions, choose the purchase and ask for a refund. You can also write to {support_email}, with the number of the payment. The money comes back within 14 days, the way you paid.',
      ],
      links: [{ label: 'Transactions', href: '/transactions' }],
    },
    {
      heading: 'You don’t agree?',
      paragraphs: ['File a complaint; someone who didn’t decide on it before looks again.'],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
  ],
} satisfies StaticPage;
