import { login } from '#contract/accounts';
import { requestEmailChange, requestReset } from '#contract/credentials';
import { checkSignup, signup } from '#contract/signup';
import type { Answer } from './browser.ts';
import type { TestMember } from './members.ts';
import { createSignupForm } from './signup-form.ts';
import type { TestServer } from './start-test-server.ts';

export const CALLER_PASSWORD = 'fietsen in de regen';

let networks = 0;
/** Each call comes from a new network, because rate limits count calls per network. */
const visitorOfNewNetwork = (server: TestServer) => {
  networks += 1;
  const [high, low] = [Math.floor(networks / 250) % 250, networks % 250];
  return server.visitor({ remoteAddress: `198.18.${high}.${low}`, cookies: { language: 'nl' } });
};

/** No answer of these calls may reveal whether an account has the address. */
export const callsWithEmail: Record<
  string,
  (server: TestServer, email: string, asker: TestMember) => Promise<Answer>
> = {
  login: (server, email) =>
    visitorOfNewNetwork(server).send(login, { body: { email, password: 'geraden wachtwoord' } }),
  'sign-up check': (server, email) =>
    visitorOfNewNetwork(server).send(checkSignup, { body: createSignupForm({ email }) }),
  'sign-up': (server, email) =>
    visitorOfNewNetwork(server).send(signup, { body: createSignupForm({ email }) }),
  'password reset': (server, email) => visitorOfNewNetwork(server).send(requestReset, { body: { email } }),
  'change of address': (server, email, caller) =>
    server.as(caller).send(requestEmailChange, { body: { email, password: CALLER_PASSWORD } }),
};
