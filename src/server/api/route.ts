import type { Call, Output } from '#contract/call';
import type { App, Caller, MemberCaller, PartnerCaller, StaffCaller } from '../app.ts';
import type { HandlerInput, Route, RouteOptions } from '../platform/http/route.ts';

export type AppRoute = Route<App, Caller>;

type CallerOf<C extends Call> = C['access'] extends 'anyone' | 'provider'
  ? Caller
  : C['access'] extends 'partner'
    ? PartnerCaller
    : C['access'] extends 'staff'
      ? StaffCaller
      : MemberCaller;

/** The handler of a call without output may resolve to nothing. */
type Answer<C extends Call> = Promise<Output<C>> | (null extends Output<C> ? Promise<void> : never);

/** Access, origin, schemas and retry policy are enforced before the handler runs. */
export const route = <C extends Call>(
  call: C,
  handle: (handling: HandlerInput<App, CallerOf<C>, C>) => Answer<C>,
  options: RouteOptions<App, CallerOf<C>, C> = {},
): AppRoute => ({ call, handle, options }) as unknown as AppRoute;
