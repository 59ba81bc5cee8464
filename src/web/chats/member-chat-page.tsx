import { useParams } from 'react-router';
import {
  memberCacheLoader,
  memberDocumentLoader,
  type PageQueries,
  requireIdParam,
} from '../accounts/page-loaders.ts';
import { Conversation } from './conversation.tsx';
import { threadQuery } from './thread-query.ts';

const queries: PageQueries = ({ params }) => [threadQuery({ profile: requireIdParam(params) })];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.1 2.9 */
export default function MemberChatPage() {
  const { id = '' } = useParams();
  return <Conversation key={id} threadKey={{ profile: id }} />;
}

export { ChatErrorPage as ErrorBoundary } from './chat-problem.tsx';
