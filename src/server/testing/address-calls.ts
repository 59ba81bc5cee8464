import { login } from '#contract/accounts';
import { requestEmailChange, requestReset } from '#contract/credentials';
import { checkSignup, signup } from '#contract/signup';
import type { Answer } from './browser.ts';
import type { TestMember } from './members.ts';
import { signupForm } from './signup-form.ts';
import type { TestServer } from './start-test-server.ts';

/** Of the member who asks for another address. */
export const ASKER_PASSWORD = 'fietsen in de regen';

let networks = 0;
/** Networks are counted, so every visitor comes from one of his own. */
const visitor = (server: TestServer) => {
  networks += 1;
  const [high, low] = [Math.floor(networks / 250) % 250, networks % 250];
  return server.visitor({ remoteAddress: `198.18.${high}.${low}`, cookies: { language: 'nl' } });
};

/** Every call that takes somebody's address, asked by one who should not learn whether it has an account. */
export const addressCalls: Record<
  string,
  (server: TestServer, email: string, asker: TestMember) => Promise<Answer>
> = {
  login: (server, email) => visitor(server).send(login, { body: { email, password: 'geraden wachtwoord' } }),
  'sign-up check': (server, email) => visitor(server).send(checkSignup, { body: signupForm({ email }) }),
  'sign-up': (server, email) => visitor(server).send(signup, { body: signupForm({ email }) }),
  'password reset': (server, email) => visitor(server).send(requestReset, { body: { email } }),
  'change of address': (server, email, asker) =>
    server.as(asker).send(requestEmailChange, { body: { email, password: ASKER_PASSWORD } }),
};
