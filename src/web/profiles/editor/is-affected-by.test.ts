import { expect, test } from 'vitest';
import { type EditedField, isAffectedBy } from './is-affected-by.ts';

const ME = '3f1c0f0e-7b8a-4d6c-9e2f-1a2b3c4d5e6f';
const queries = [['user'], ['member', ME], ['member', 'another'], ['members', {}], ['chats'], ['settings']];
const touched = (field: EditedField) => queries.filter(key => isAffectedBy(key, field, ME));

test.each<EditedField>(['place_id', 'cell', 'country', 'shares_presence'])(
  'whoever changes %s sees everybody anew: how far away they are, or what he learns of them',
  field => {
    expect(touched(field)).toEqual(queries.slice(0, 5));
  },
);

test.each<EditedField>(['name', 'about_me', 'invisible'])(
  'a change of %s is seen on one’s own page alone',
  field => {
    expect(touched(field)).toEqual(queries.slice(0, 2));
  },
);
