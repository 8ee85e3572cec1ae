/** Links that open without signing in: each says what it is for, whose it is and until when, and is signed with the keys of the service. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../db/secretBox.ts';

/** What a link may do, to one contract and one of its cycles; where it is about the account there is no contract. */
export type LinkGrant = {
  purpose: 'decide' | 'unsubscribe' | 'reset' | 'confirm' | 'invite' | 'join';
  userId: string;
  contractId: string | null;
  cycleEnd: string | null;
  /** Who was sent it: a decision is noted as theirs. */
  address: string;
  /** Seconds since 1970. */
  expires: number;
  /** What must still be so when it is opened: of a reset, which password it takes the place of; of an invitation to join, which one it is. */
  mark?: string;
};

const VERSION = 1;
const LONGEST = 2000;

export type SignedLinks = {
  sign(grant: LinkGrant): string;
  /** Null for what was not signed by us, was changed, or has expired. */
  open(token: string, purpose: LinkGrant['purpose'], now: Date): LinkGrant | null;
  /** The same of a link that may have expired: to say of it that it has, never to let it do anything. */
  openLate(token: string, purpose: LinkGrant['purpose']): LinkGrant | null;
};

/** Signs with the first of the keys, opens with all. */
export function signedLinks(keys: readonly SecretKey[]): SignedLinks {
  const [current] = keys;
  if (!current) throw new Error('Signed links need a key.');
  const openLate: SignedLinks['openLate'] = (token, wanted) => {
    const [payload = '', mac = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
    if (payload === '' || mac === '' || rest.length > 0) return null;
    const parts = parsed(payload);
    const key = keys.find(({ id }) => id === parts?.[1]);
    if (!parts || parts[0] !== VERSION || !key) return null;
    const given = Buffer.from(mac, 'base64url');
    const right = macOf(key, payload);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [, , purpose, userId, contractId, cycleEnd, address, expires, mark] = parts as [
      ...[number, number, LinkGrant['purpose'], string],
      ...[string | null, string | null, string, number, (string | null)?],
    ];
    if (purpose !== wanted) return null;
    return { purpose, userId, contractId, cycleEnd, address, expires, ...(mark ? { mark } : {}) };
  };
  return {
    sign({ purpose, userId, contractId, cycleEnd, address, expires, mark }) {
      const parts = [VERSION, current.id, purpose, userId, contractId, cycleEnd, address, expires, mark];
      const payload = Buffer.from(JSON.stringify(parts)).toString('base64url');
      return `${payload}.${macOf(current, payload).toString('base64url')}`;
    },
    open(token, wanted, now) {
      const grant = openLate(token, wanted);
      return grant && grant.expires * 1000 > now.getTime() ? grant : null;
    },
    openLate,
  };
}

/** With a key of its own: what signs links does not open secrets. */
function macOf({ key }: SecretKey, payload: string): Buffer {
  const linkKey = createHmac('sha256', key).update('perennial links').digest();
  return createHmac('sha256', linkKey).update(payload).digest();
}

function parsed(payload: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
