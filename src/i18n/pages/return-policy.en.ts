import type { StaticPage } from './static-page.ts';

export default {
  title: 'Refunds',
  description: 'What you get back from {site} if you have credits left, when and how.',
  intro: 'What you don’t use, you can get back. Here’s what, until when and how.',
  sections: [
    {
      heading: 'Within {refund_days} days',
      paragraphs: [
        'Changed your mind after a purchase? Within {refund_days} days, we refund the credits you bought and haven’t used. You don’t have to give a reason. Premium stays as long as you have at least one purchase you asked nothing back for in those days, and that wasn’t refunded or reversed by the bank. Otherwise it ends, and we tell you before you ask.',
        'We don’t refund credits you’ve used: when you buy them, you ask us to deliver them right away. Free credits have no cash value.',
      ],
    },
    {
      heading: 'When you delete your account',
      paragraphs: [
        'If you delete your account, we refund the credits you bought and haven’t used, even after those {refund_days} days.',
      ],
    },
    {
      heading: 'Back on your balance automatically',
      list: [
        'A paid message that the receiver hasn’t opened after 7 days.',
        'A paid message to someone whose profile we removed.',
        'A payment that failed: you get no credits and nothing was charged, or you get it back.',
      ],
    },
    {
      heading: 'How to ask for it',
      paragraphs: [
        'Open your transactions, choose the purchase and ask for a refund. You can also email {support_email}, with the payment number. The money comes back within 14 days, the way you paid.',
      ],
      links: [{ label: 'Transactions', href: '/transactions' }],
    },
    {
      heading: 'Don’t agree with us?',
      paragraphs: ['File a complaint. Someone who wasn’t part of the decision takes another look.'],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
  ],
} satisfies StaticPage;
