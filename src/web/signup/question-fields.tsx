import type { ReactNode } from 'react';
import { useText } from '#i18n/react';
import { BirthDateFields } from './birth-date-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { EmailFields } from './email-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import style from './signup.module.css';
import type { SignupFormState } from './use-signup-form.ts';

/** @spec 4.2 */
export function QuestionFields({ form }: { form: SignupFormState }) {
  const t = useText();
  switch (form.question.id) {
    case 'name':
      return <Screen title={t('signup.name_question')} fields={<NameFields form={form} />} />;
    case 'birth_date':
      return <Screen title={t('signup.birth_date_question')} fields={<BirthDateFields form={form} />} />;
    case 'place':
      return <Screen title={t('signup.place_question')} fields={<PlaceFields form={form} />} />;
    case 'email':
      return <Screen title={t('signup.email_question')} fields={<EmailFields form={form} />} />;
    case 'password':
      return (
        <Screen
          title={t('signup.password_question')}
          fields={
            <>
              <PasswordFields form={form} />
              <ConsentFields form={form} />
            </>
          }
        />
      );
    case 'message':
      return form.writesTo && <MessageFields form={form} to={form.writesTo} />;
  }
}

const Screen = ({ title, fields }: { title: string; fields: ReactNode }) => (
  <>
    <h2 className={style.question}>{title}</h2>
    <div className="stack gap-2">{fields}</div>
  </>
);
