import type { StaticPage } from './static-page.ts';

export default {
  title: 'Refunds',
  description: 'What you get back from {site} if you have credits left, when and how.',
  intro: 'What you don’t use, you can get back. Here’s what, by when and how.',
  sections: [
    {
      heading: 'Within {refund_days} days',
      paragraphs: [
        'Changed your mind after a purchase? Within {refund_days} days, we refund the credits you bought and haven’t used. You don’t have to give a reason. You stay premium as long as you have at least one purchase that wasn’t refunded or reversed by the bank, and for which you didn’t ask for money back in those days. If asking would end it, we’ll tell you first.',
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
        'A paid message that the recipient hasn’t opened after 7 days.',
        'A paid message to someone whose profile we removed.',
        'A payment that failed: you get no credits, and nothing was charged or you get your money back.',
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
      paragraphs: ['File a complaint. Someone who wasn’t part of the decision will take another look.'],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
    {
      id: 'withdrawal-instructions',
      heading: 'Model instructions on withdrawal',
      paragraphs: [
        'Right of withdrawal',
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
        'To exercise the right of withdrawal, you must inform us ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
        'You can also exercise your right of withdrawal online at https://{domain}/transactions. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission, without undue delay.',
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        'Effects of withdrawal',
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
      ],
      links: [{ label: 'Transactions', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Model withdrawal form',
      paragraphs: ['(complete and return this form only if you wish to withdraw from the contract)'],
      list: [
        'To {company_name}, {company_address}, {company_city}, {company_country}, {support_email}:',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
        'Ordered on (*)/received on (*),',
        'Name of consumer(s),',
        'Address of consumer(s),',
        'Signature of consumer(s) (only if this form is notified on paper),',
        'Date',
        '(*) Delete as appropriate.',
      ],
    },
  ],
} satisfies StaticPage;
