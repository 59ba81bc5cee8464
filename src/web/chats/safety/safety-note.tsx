import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dismissSafetyNote } from '#contract/safety';
import type { SafetyNote } from '#contract/safety-words';
import { useMembersText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { BlockDialog } from '../../profiles/block-dialog.tsx';
import { openReportDialog, useIsReported } from '../../profiles/report-store.ts';
import { useBlock } from '../../profiles/use-block.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloseIcon, ShieldIcon } from '../../ui/icons.ts';
import { type Thread, type ThreadKey, threadQuery } from '../thread-query.ts';
import style from './safety-note.module.css';
import { shownSafetyNote } from './shown-safety-note.ts';

type SafetyNoteProps = { thread: Thread; threadKey: ThreadKey };

/**
 * Stands above the composer after a message about money or extortion, until its recipient hides it.
 * @spec D5.3
 */
export function SafetyNoteLine({ thread, threadKey }: SafetyNoteProps) {
  const note = shownSafetyNote(thread);
  const conversation = thread.chat?.conversation.id;
  if (!note || !conversation) return null;
  return <Note key={note} {...{ note, conversation, threadKey }} member={thread.profile} />;
}

type NoteProps = {
  note: SafetyNote;
  conversation: string;
  threadKey: ThreadKey;
  member: { id: string; name: string };
};

function Note({ note, conversation, threadKey, member: { id, name } }: NoteProps) {
  const t = useMembersText();
  const navigate = useNavigate();
  const [asksBlock, setAsksBlock] = useState(false);
  const { setBlocked } = useBlock(id);
  const isReported = useIsReported(id);
  const dismiss = useDismiss(threadKey);
  const block = async () => {
    // Leaves the conversation first, because its queries fail after the block.
    await navigate('/chats', { replace: true });
    setBlocked(true, name);
  };
  return (
    <aside
      aria-label={t('safety_note.label')}
      className={`flex items-start text-m radius-m warning-tint ${style.note}`}
    >
      <span className="stack rigid warning" aria-hidden="true">
        <ShieldIcon size={20} />
      </span>
      <div className="stack gap-1 grow">
        <p>{t(note === 'money' ? 'safety_note.money' : 'safety_note.extortion', { name })}</p>
        <div className={`flex wrap items-center ${style.actions}`}>
          <a className="inline-row target weight-600" href={`/safety#${note}`}>
            {t(note === 'money' ? 'safety_note.money_tips' : 'safety_note.extortion_help')}
          </a>
          {/* Stays a button, to which the dialog gives the focus back. */}
          <Button
            look="words"
            small
            className={isReported ? style.reported : undefined}
            aria-disabled={isReported}
            onClick={() => !isReported && openReportDialog({ id, name })}
          >
            {t(isReported ? 'safety_note.reported' : 'safety_note.report')}
          </Button>
          <Button look="words" small onClick={() => setAsksBlock(true)}>
            {t('safety_note.block')}
          </Button>
        </div>
      </div>
      <IconButton label={t('safety_note.dismiss')} onClick={() => dismiss({ conversation, note })}>
        <CloseIcon size={20} />
      </IconButton>
      <BlockDialog name={name} isOpen={asksBlock} onClose={() => setAsksBlock(false)} onBlock={block} />
    </aside>
  );
}

function useDismiss(threadKey: ThreadKey) {
  const cache = useQueryClient();
  const { mutate } = useCall(dismissSafetyNote, {
    onMutate: ({ note }) =>
      cache.setQueryData(threadQuery(threadKey).queryKey, (thread: Thread | undefined) =>
        thread?.chat
          ? {
              ...thread,
              chat: { ...thread.chat, conversation: { ...thread.chat.conversation, safety_dismissed: note } },
            }
          : thread,
      ),
  });
  return mutate;
}
