import type { App, MemberCaller } from '../../app.ts';

/**
 * Says to a member that the caller is writing to him, or stopped. Nothing is asked or stored here: whether he may learn of it is
 * asked where he holds a socket, and nowhere else.
 */
export function tellTyping({ bus }: App, { member }: MemberCaller, { to, typing }: Sign): void {
  if (to === member.profileId) return;
  bus.publish({ to: [to], type: 'typing', ids: { of: member.profileId, typing } });
}

type Sign = { to: string; typing: boolean };
