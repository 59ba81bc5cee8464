import { useNavigate } from 'react-router';
import { useUser } from '../user-query.ts';
import { visitorCacheLoader, visitorDocumentLoader } from '../visitors-only.ts';
import { SignupFrame } from './signup-frame.tsx';

export const loader = visitorDocumentLoader;
export const clientLoader = visitorCacheLoader;

/** Sign-up (section 2). */
export default function SignupPage() {
  const navigate = useNavigate();
  const isMember = useUser() !== null;
  return (
    <SignupFrame
      about={null}
      onLeave={() => (isMember ? void navigate('/members', { replace: true }) : location.assign('/'))}
    />
  );
}
