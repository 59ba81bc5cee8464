import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '#contract/errors';
import { asked, sendWithQuestions } from './ask.ts';

const questions = { kinds: [] as string[], answers: [] as boolean[] };

beforeEach(() => {
  questions.kinds = [];
  questions.answers = [];
  const answerNext = asked.subscribe(() => {
    const question = asked.get();
    if (!question) return;
    questions.kinds.push(question.kind);
    queueMicrotask(() => question.answer(questions.answers.shift() ?? false));
  });
  onTestFinished(() => void answerNext());
});

function refusing(...codes: ('second_factor_again' | 'lookup_reason_required' | 'forbidden')[]) {
  let sent = 0;
  const send = async () => {
    const code = codes[sent++];
    if (code) throw new ApiError(code);
    return 'done';
  };
  return { send, sent: () => sent };
}

test('a dangerous act asks for the code and is then sent again (spec D2.33)', async () => {
  const { send, sent } = refusing('second_factor_again');
  questions.answers = [true];
  expect(await sendWithQuestions(send)).toBe('done');
  expect([questions.kinds, sent()]).toEqual([['code'], 2]);
});

test('an act can ask for the code and for the reason of a look-up, one after the other (spec D5.10)', async () => {
  const { send, sent } = refusing('second_factor_again', 'lookup_reason_required');
  questions.answers = [true, true];
  expect(await sendWithQuestions(send, 'a-profile')).toBe('done');
  expect([questions.kinds, sent()]).toEqual([['code', 'reason'], 3]);
});

test('who closes the question gets the refusal, and nothing is sent again (spec D5.10)', async () => {
  const { send, sent } = refusing('lookup_reason_required');
  await expect(sendWithQuestions(send, 'a-profile')).rejects.toMatchObject({
    code: 'lookup_reason_required',
  });
  expect([questions.kinds, sent()]).toEqual([['reason'], 1]);
});

test('another refusal asks nothing (spec 8.3)', async () => {
  const { send } = refusing('forbidden');
  await expect(sendWithQuestions(send)).rejects.toMatchObject({ code: 'forbidden' });
  expect(questions.kinds).toEqual([]);
});
