import type { Complete, MailMessages } from '../messages.ts';
import * as accounts from './mail/accounts.ts';

/** Texts of mails: the server's alone. */
export default { ...accounts } satisfies Complete<MailMessages>;
