import { useHydrated } from '../../ui/use-hydrated.ts';
import type { SignupDraft } from '../signup-draft.ts';
import type { SignupQuestion } from '../signup-questions.ts';
import type { SignupFormState } from '../use-signup-form.ts';
import { plainFields } from './plain-fields.ts';

type HiddenAnswersForm = Pick<SignupFormState, 'draft' | 'question' | 'posted' | 'suggestion'>;

/**
 * Hidden fields with the answers to the other questions, for a browser without script. With script the tab has them.
 * @spec 4.2
 */
export function HiddenAnswers({
  form: { draft, question, posted, suggestion },
}: {
  form: HiddenAnswersForm;
}) {
  if (useHydrated()) return null;
  const fields: Field[] = [
    [plainFields.question, question.id],
    [plainFields.key, posted?.key],
    [plainFields.suggestedFor, suggestion === null ? undefined : draft.email],
    [plainFields.regionsOf, question.id === 'place' ? draft.country : undefined],
    ...otherAnswers(draft, question),
  ];
  return fields.map(
    ([name, value]) => value && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
  );
}

type Field = readonly [name: string, value: string | undefined];

function otherAnswers(draft: SignupDraft, { id }: SignupQuestion): Field[] {
  const { reason, interests = [], landing, terms, visible_to_visitors: isVisible } = draft;
  const byQuestion: Record<SignupQuestion['id'], Field[]> = {
    message: [['message', draft.signup_message?.text]],
    name: [
      ['name', draft.name],
      ['gender', draft.gender],
    ],
    birth_date: [
      ['day', draft.day],
      ['month', draft.month],
      ['year', draft.year],
    ],
    place: [
      ['country', draft.country],
      ['region', draft.region],
    ],
    // The question of the password shows the address to password managers.
    email: id === 'password' ? [] : [['email', draft.email]],
    password: [
      ['terms', terms ? 'yes' : undefined],
      ['visible_to_visitors', isVisible === undefined ? undefined : isVisible ? 'yes' : 'no'],
    ],
  };
  const others = Object.entries(byQuestion).flatMap(([other, fields]) => (other === id ? [] : fields));
  return [
    ...others,
    ['reason', reason],
    ...interests.map(interest => ['interests', interest] as const),
    ...Object.entries(landing ?? {}),
  ];
}
