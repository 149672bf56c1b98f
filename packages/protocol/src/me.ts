// Who somebody is: a guest at once, an account if they want one.
import * as z from 'zod';
import { personName } from './table.ts';

/** What an account is called when it signs in; the name that others see can be changed, this one cannot. */
export const username = z.string().regex(/^[A-Za-z0-9_.]{3,24}$/, 'three to twenty-four letters, digits, dots or underscores');
export const password = z.string().min(8, 'a password has at least 8 letters').max(128, 'a password has at most 128 letters');

export const me = z.strictObject({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  username: z.string().nullable(),
});
export type Me = z.infer<typeof me>;

export const renameMe = z.strictObject({ name: personName });
export const credentials = z.strictObject({ username, password });
export type Credentials = z.infer<typeof credentials>;
/** The password of now is taken as it is given: whether it is right is more to say than whether it is long enough. */
export const changePassword = z.strictObject({ password: z.string().max(128), next: password });
export type ChangePassword = z.infer<typeof changePassword>;

/** A browser that is signed in. `agent` is what it called itself, and empty where it did not. */
export const session = z.strictObject({
  id: z.string(),
  agent: z.string(),
  created: z.number(),
  seen: z.number(),
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessionId = z.string().regex(/^[0-9A-Za-z-]{1,64}$/);
export const sessionList = z.strictObject({ sessions: z.array(session) });

/** What a browser hands out when somebody wants to be told that it is their turn. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;
