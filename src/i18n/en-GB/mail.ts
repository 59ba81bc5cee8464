import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  deletion_mail: {
    text: 'Your account is hidden. Nobody can see your profile, your photos or your conversations any more.',
  },
  export_payment: {
    cancelled: 'cancelled',
  },
  check_in_alarm_mail: {
    what_now:
      'Often it’s just a flat battery. Try to reach {name}. If you’re worried, call the police; in an emergency call {number}.',
  },
  measure_mail: {
    permanent_ban:
      'Your account is blocked for good. Nobody sees your profile, and you can’t log in any more.',
  },
  chargeback_mail: {
    waited: 'That includes {money} that was on its way to you, so we won’t send that any more.',
  },
  refund_mail: {
    way: 'It will come back the way you paid. It can take a few working days to show up. Your statement says: {statement}.',
  },
  remainder_mail: {
    keep: 'Once your account is gone, we can’t email you any more, so keep this email.',
  },
  returned_mail: {
    late: 'Your payment of {money} from {begun} still came in, after it had been cancelled, failed or expired.',
    way: 'So we’re sending {money} back right away, the way you paid. It can take a few working days to show up. Your statement says: {statement}.',
  },
  withdrawal_mail: {
    nothing: 'Your direct debit of {money} is cancelled: nothing will be collected from your account.',
  },
} satisfies PartialCatalogue<MailMessages>;
