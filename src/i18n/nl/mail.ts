import * as accounts from './mail/accounts.ts';

/** Texts of mails: the server's alone. */
export default { ...accounts };
