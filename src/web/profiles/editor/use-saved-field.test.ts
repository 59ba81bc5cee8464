import { expect, test } from 'vitest';
import { changeProfile } from '#contract/profiles';
import { matchesTag } from '#contract/tags';
import { type EditedField, tagsAffectedBy } from './use-saved-field.ts';

const ME = '3f1c0f0e-7b8a-4d6c-9e2f-1a2b3c4d5e6f';
const shown = ['user', `member:${ME}`, 'member:another', 'members', 'chats', 'preferences'];
const touched = (field: EditedField) =>
  shown.filter(tag =>
    [...(changeProfile.invalidates ?? []), ...tagsAffectedBy(field, ME)].some(changed =>
      matchesTag(tag, changed),
    ),
  );

test.each<EditedField>(['place_id', 'cell', 'country', 'shares_presence'])(
  'a change of %s affects every query with members: their distance, or what they share',
  field => {
    expect(touched(field)).toEqual(shown.slice(0, 5));
  },
);

test.each<EditedField>(['name', 'about_me', 'invisible'])(
  'a change of %s affects only the member’s own page',
  field => {
    expect(touched(field)).toEqual(shown.slice(0, 2));
  },
);
