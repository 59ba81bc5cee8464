import { useEffect, useRef } from 'react';
import {
  type FinderAnswer,
  type FinderQuestion,
  finderAnswers,
  finderQuestions,
} from '#contract/match-finder';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from '../../ui/icons.ts';
import { FinderFaces } from './finder-faces.tsx';
import type { FinderState } from './finder-state.ts';
import style from './finder-step.module.css';

type FinderStepProps = {
  question: FinderQuestion;
  previous: string | null;
  state: FinderState;
  onAnswer: (answer: string | null) => void;
  onBack: () => void;
};

/** @spec 3.14 D1.9 */
export function FinderStep({ question, previous, state, onAnswer, onBack }: FinderStepProps) {
  const t = useAccountText();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = finderQuestions.indexOf(question);
  // Focuses the question for screen readers, which read step 0 with the page.
  useEffect(() => {
    if (step > 0) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section className={`stack gap-3 pad-block-2 ${style.step}`}>
      <FinderFaces state={state} />
      <div className={`stack gap-2 content-start ${style.asked}`}>
        <Progress at={step} />
        <h1 ref={heading} tabIndex={-1}>
          {t(`finder_question.${question}`)}
        </h1>
        {question === 'race' && <p className="quiet">{t('match_finder.race_note')}</p>}
        <div className="stack gap-s">
          {finderAnswers[question].map(answer => (
            <AnswerButton
              key={answer}
              {...{ question, answer }}
              chosen={previous === answer}
              onAnswer={onAnswer}
            />
          ))}
        </div>
        <div className="flex wrap gap-1 justify-between">
          {step > 0 && (
            <Button look="plain" small icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
              {t('action.back')}
            </Button>
          )}
          {question === 'race' && (
            <Button look="soft" small onClick={() => onAnswer(null)}>
              {t('match_finder.skip')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Progress({ at: step }: { at: number }) {
  const t = useAccountText();
  return (
    <div className="stack gap-1">
      <div className={`stack gap-1 ${style.bars}`} aria-hidden="true">
        {finderQuestions.map((question, index) => (
          <span key={question} className={index <= step ? style.done : undefined} />
        ))}
      </div>
      <p className="quiet text-m tabular">
        {t('match_finder.step', { step: String(step + 1), steps: String(finderQuestions.length) })}
      </p>
    </div>
  );
}

type AnswerProps = {
  question: FinderQuestion;
  answer: FinderAnswer;
  chosen: boolean;
  onAnswer: (answer: string) => void;
};

function AnswerButton({ question, answer, chosen, onAnswer }: AnswerProps) {
  const t = useAccountText();
  return (
    <button
      type="button"
      className={`row gap-2 justify-between text-start raised radius-l ringed pad-2-3 ${style.answer}`}
      aria-pressed={chosen}
      onClick={() => onAnswer(answer)}
    >
      <span className="stack">
        <strong className="heading-m heading-font">{t(`finder_answer.${answer}`)}</strong>
        {question === 'appearance' && (
          <small className="quiet text-m">{t(`finder_hint.${answer as FinderAnswer<'appearance'>}`)}</small>
        )}
      </span>
      {chosen ? <CheckIcon className="rigid violet" /> : <ArrowRightIcon className="rigid violet" />}
    </button>
  );
}
