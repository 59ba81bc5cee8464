import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { createProbe } from './testing/hidden-member-probe.ts';
import { memberActions } from './testing/member-actions.ts';

const server = await startTestServer();
const { hidden, compareAnswers, traces } = createProbe(server);

const sample = memberActions.filter(({ name }) => ['give', 'open', 'like'].includes(name));

test.each(['invisible', 'banned'] as const)(
  'actions on a member who is %s are answered as for an unknown one, and nothing is stored (spec 4.5, D1.2)',
  async state => {
    const viewer = await server.signUpMember({ credits: 9 });
    const named = await hidden(state, viewer);
    for (const act of sample) {
      const answers = await compareAnswers(viewer, act, named);
      expect(answers.named, act.name).toEqual(answers.unknown);
    }
    expect(await traces(viewer)).toEqual({ messages: [], likes: [], spent: [] });
  },
);
