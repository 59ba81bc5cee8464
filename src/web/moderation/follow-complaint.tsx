import type { Output } from '#contract/call';
import type { ErrorCode, ErrorParams, FieldErrors } from '#contract/errors';
import type { followComplaint } from '#contract/moderation';
import { errorText, fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useMoment } from '../site/use-moment.ts';
import { Button } from '../ui/button.tsx';
import { EmailField, TextField } from '../ui/inputs.tsx';
import { OfflineNote } from '../ui/offline-note.tsx';

export type FollowOutcome = {
  typed: { reference: string; email: string };
  followed: Output<typeof followComplaint> | null;
  refused: { code: ErrorCode; params: ErrorParams; fields: FieldErrors } | null;
};

/**
 * Shows the state of a complaint to anybody who knows its reference and address. Works without script.
 * @spec 2.9 D5.5
 */
export function FollowComplaint({ outcome }: { outcome: FollowOutcome | undefined }) {
  const t = useText();
  const followed = outcome?.followed;
  return (
    <section
      id="follow"
      className="stack gap-2 content-start line-above pad-block-2"
      aria-labelledby="follow-title"
    >
      <h2 id="follow-title" className="heading-s">
        {t('complaints.follow_title')}
      </h2>
      {followed ? (
        <ComplaintState reference={outcome.typed.reference} complaint={followed} />
      ) : (
        <>
          <p className="quiet">{t('complaints.follow_lead')}</p>
          <FollowForm outcome={outcome} />
        </>
      )}
    </section>
  );
}

function ComplaintState({
  reference,
  complaint: { topic, state, sent_at, answered_at },
}: {
  reference: string;
  complaint: NonNullable<FollowOutcome['followed']>;
}) {
  const t = useText();
  const moment = useMoment();
  return (
    <div className="stack gap-1" role="status">
      <p className="weight-600">{t(`complaint_state.${state}`)}</p>
      <p>
        {t(`complaint_topic.${topic}`)} ({reference.trim().toUpperCase()})
      </p>
      <p className="quiet">{t('complaints.follow_sent', { day: moment(sent_at) })}</p>
      {answered_at && (
        <p className="quiet">{t('complaints.follow_answered', { day: moment(answered_at) })}</p>
      )}
      {/* With a query, because a mere fragment of this address would load nothing. */}
      <a href="/complaints?follow#follow" className="inline-row target weight-600">
        {t('complaints.follow_other')}
      </a>
    </div>
  );
}

function FollowForm({ outcome }: { outcome: FollowOutcome | undefined }) {
  const t = useText();
  const refused = outcome?.refused;
  const errorOf = (field: string) => {
    const error = refused?.fields[field];
    return error && fieldErrorText(t, error, field);
  };
  const general =
    refused?.code === 'not_found'
      ? t('complaints.follow_unknown')
      : refused && Object.keys(refused.fields).length === 0 && errorText(t, refused);
  return (
    <form
      method="post"
      action="/complaints#follow"
      noValidate
      className="stack gap-2 content-start wide-buttons"
    >
      <input type="hidden" name="intent" value="follow" />
      {general && (
        <p role="alert" className="danger weight-600">
          {general}
        </p>
      )}
      <TextField
        label={t('complaints.follow_reference')}
        hint={t('complaints.follow_reference_hint')}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        defaultValue={outcome?.typed.reference}
        error={errorOf('reference')}
        autoFocus={refused !== null && refused !== undefined}
      />
      <EmailField
        label={t('complaints.follow_email')}
        name="follow_email"
        autoComplete="email"
        defaultValue={outcome?.typed.email}
        error={errorOf('email')}
      />
      <OfflineNote />
      <Button type="submit" look="soft" className="justify-self-start">
        {t('complaints.follow_submit')}
      </Button>
    </form>
  );
}
