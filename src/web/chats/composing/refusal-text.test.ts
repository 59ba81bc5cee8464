import { describe, expect, test } from 'vitest';
import { sendPhoto } from '#contract/chat-photos';
import { sendMessage } from '#contract/chats';
import { ApiError, type ErrorCode } from '#contract/errors';
import { sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { languageCodes } from '#contract/languages';
import { errorText } from '#i18n/error-text';
import { loadMembersMessages } from '#i18n/load-messages';
import { createText } from '#i18n/text';
import { refusalText, sendFailureOf } from './refusal-text.ts';

const common: ErrorCode[] = [
  ...(['generic', 'unavailable', 'unknown_host', 'cross_site', 'payload_too_large'] as const),
  ...(['invalid_input', 'field_required', 'field_invalid', 'field_too_long'] as const),
];
const codes = [sendMessage, sendPhoto, sendGif, sendGift].flatMap(
  ({ errors }): readonly ErrorCode[] => errors,
);
/** Codes whose catalogue texts are vague or about a form field. */
const vague: ErrorCode[] = [
  ...([
    'not_found',
    'forbidden',
    'invalid_input',
    'field_required',
    'field_invalid',
    'field_too_long',
  ] as const),
];

describe.each(languageCodes)('refusals of sending, in %s (spec 8.3)', locale => {
  const sentence = async (code: ErrorCode) => {
    const t = createText(locale, await loadMembersMessages(locale));
    return { t, text: refusalText(t, { code }, { name: 'Bram', limit: 500 }) };
  };

  test.each([...new Set([...common, ...codes])])('%s has a text of its own', async code => {
    const { t, text } = await sentence(code);
    expect(vague.map(vagueCode => errorText(t, { code: vagueCode }))).not.toContain(text);
    expect(text).not.toMatch(/[{}]|^errors\./);
  });

  test('the text names the recipient who left, and the limit of this site', async () => {
    expect((await sentence('not_found')).text).toContain('Bram');
    expect((await sentence('message_too_long')).text).toContain('500');
    expect((await sentence('field_too_long')).text).toContain('500');
  });
});

test('a refused field gives a more precise code than the call (spec 8.1)', () => {
  const fields = { gif: { code: 'gif_unknown' as const } };
  expect(sendFailureOf(new ApiError('invalid_input', { fields }))).toEqual({ code: 'gif_unknown' });
  expect(sendFailureOf(new ApiError('not_found'))).toEqual({ code: 'not_found', params: {} });
  expect(sendFailureOf(new TypeError('no line'))).toEqual({ code: 'unavailable' });
});
