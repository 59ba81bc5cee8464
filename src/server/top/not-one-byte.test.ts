import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { acts } from './testing/acts-between-members.ts';
import { prying } from './testing/not-one-byte.ts';

const server = await startTestServer();
const { hidden, compared, traces } = prying(server);

// Every member that hides by every act: not-one-byte.full.test.ts.
const sample = acts.filter(({ name }) => ['give', 'open', 'like'].includes(name));

test.each(['invisible', 'banned'] as const)(
  'one who is %s is answered like nobody, and nothing is stored of who tries (section 4)',
  async state => {
    const viewer = await server.signUpMember({ credits: 9 });
    const named = await hidden(state, viewer);
    for (const act of sample) {
      const answers = await compared(viewer, act, named);
      expect(answers.named, act.name).toEqual(answers.unknown);
    }
    expect(await traces(viewer)).toEqual({ messages: [], likes: [], spent: [] });
  },
);
