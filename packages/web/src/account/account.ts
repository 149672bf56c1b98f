// Who the player is on the server, and all that can be done about it.
import { type ChangePassword, type Credentials, type Me, me, type Session, sessionList } from '@quarterdeck/protocol';
import * as z from 'zod';
import { ask, sending } from '../lib/server/ask.ts';

const nothing = z.looseObject({});

export const readMe = (): Promise<Me> => ask(me, '/me');
export const rename = (name: string): Promise<Me> => ask(me, '/me', sending('PATCH', { name: name.trim() }));
export const becomeAccount = (given: Credentials): Promise<Me> => ask(me, '/me/account', sending('POST', given));
export const signIn = (given: Credentials): Promise<Me> => ask(me, '/me/sign-in', sending('POST', given));
export const signOut = (): Promise<object> => ask(nothing, '/me/sign-out', { method: 'POST' });
export const changePassword = (given: ChangePassword): Promise<object> => ask(nothing, '/me/password', sending('POST', given));
export const deleteMe = (): Promise<object> => ask(nothing, '/me', { method: 'DELETE' });
export const exportMe = (): Promise<object> => ask(nothing, '/me/export');

export const readSessions = async (): Promise<readonly Session[]> => (await ask(sessionList, '/me/sessions')).sessions;
export const endSession = (id: string): Promise<object> => ask(nothing, `/me/sessions/${id}`, { method: 'DELETE' });
export const endOtherSessions = (): Promise<object> => ask(nothing, '/me/sessions', { method: 'DELETE' });
