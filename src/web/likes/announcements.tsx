import { useNavigate } from 'react-router';
import { useAnnouncement } from './announcement.ts';
import { LikeModal } from './like-modal.tsx';
import { MatchOverlay } from './match-overlay.tsx';

/** Shows the like or match that is announced, over whatever page. */
export function Announcements() {
  const navigate = useNavigate();
  const [announced, close] = useAnnouncement();
  if (!announced) return null;
  const go = (path: string) => () => {
    close();
    void navigate(path);
  };
  const profile = go(`/likes/m/${announced.id}`);
  const chat = go(`/members/${announced.id}/chat`);
  return announced.matched ? (
    <MatchOverlay of={announced} onClose={close} onImagePressed={profile} onButtonPressed={chat} />
  ) : (
    <LikeModal of={announced} onClose={close} onImagePressed={profile} onButtonPressed={profile} />
  );
}
