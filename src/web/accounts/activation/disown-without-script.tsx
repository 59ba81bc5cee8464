import { useText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { ErrorText } from '../error-text.tsx';
import { type PostedActivation, postedError } from './activate-action.ts';
import { ActivationForm } from './activation-form.tsx';

/**
 * With script, a dialog asks this.
 * @spec 4.2
 */
export function DisownQuestion({ posted }: { posted: PostedActivation }) {
  const t = useText();
  return (
    <NoticePage
      icon={<WarningIcon />}
      headTitle={t('activation.title')}
      title={t('activation.not_me_question')}
      action={
        <ActivationForm token={posted.token}>
          <Button type="submit" name="step" value="disown" look="danger">
            {t('activation.not_me_submit')}
          </Button>
          <Button type="submit" name="step" value="cancel" look="plain">
            {t('action.cancel')}
          </Button>
        </ActivationForm>
      }
    >
      <p>{t('activation.not_me_text')}</p>
      <ErrorText error={postedError(posted)} />
    </NoticePage>
  );
}

/** @spec 4.2 */
export function Disowned() {
  const t = useText();
  return (
    <NoticePage icon={<CheckIcon />} title={t('activation.removed_title')}>
      <p>{t('activation.removed_text')}</p>
    </NoticePage>
  );
}
