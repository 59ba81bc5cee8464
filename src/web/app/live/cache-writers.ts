import { userEventWriters } from '../../accounts/user-event-writers.ts';
import { chatEventWriters } from '../../chats/chat-event-writers.ts';
import { registerCacheWriters } from '../../data/apply-event.ts';
import { likeEventWriters } from '../../likes/like-event-writers.ts';
import { memberEventWriters } from '../../profiles/member-event-writers.ts';

registerCacheWriters(userEventWriters, memberEventWriters, likeEventWriters, chatEventWriters);
