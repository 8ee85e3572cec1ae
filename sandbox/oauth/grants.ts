/** Who allowed which application to read what; refresh tokens are kept as hashes only. */
import { randomBytes, randomUUID } from 'node:crypto';
import { hashOf, type Grant, type SandboxStore } from '../sandboxStore.ts';

/** "100 refresh tokens per account per client id", the oldest dropped silently. */
const MAX_GRANTS = 100;

/** Records a consent; the refresh token is returned this once. */
export function addGrant(
  store: SandboxStore,
  about: Pick<Grant, 'clientId' | 'account' | 'scopes'>,
  withRefreshToken: boolean,
): { grant: Grant; refreshToken?: string } {
  const refreshToken = withRefreshToken ? `1//0${randomBytes(48).toString('base64url')}` : undefined;
  const grant: Grant = {
    id: randomUUID(),
    ...about,
    ...(refreshToken !== undefined && { refreshTokenHash: hashOf(refreshToken) }),
  };
  store.change((state) => {
    const isSame = (known: Grant) => known.account === grant.account && known.clientId === grant.clientId;
    const surplus = state.grants.filter(isSame).slice(0, -(MAX_GRANTS - 1));
    const dropped = new Set(state.grants.filter(isSame).length >= MAX_GRANTS ? surplus : []);
    state.grants = [...state.grants.filter((known) => !dropped.has(known)), grant];
  });
  return { grant, ...(refreshToken !== undefined && { refreshToken }) };
}

/** Whether the account has a live grant to that client: then a refresh token only comes with `prompt=consent`. */
export function hasGrant(store: SandboxStore, clientId: string, account: string): boolean {
  return store
    .read()
    .grants.some((grant) => grant.clientId === clientId && grant.account === account && !grant.revoked);
}

/** The grant of a refresh token, revoked ones included. */
export function grantOfRefreshToken(store: SandboxStore, refreshToken: string): Grant | undefined {
  const hash = hashOf(refreshToken);
  return store.read().grants.find((grant) => grant.refreshTokenHash === hash);
}

/** Ends everything that an account granted: at Google revoking one token ends them all, project-wide. */
export function revokeGrantsOf(store: SandboxStore, account: string): void {
  store.change((state) => {
    for (const grant of state.grants) if (grant.account === account) grant.revoked = true;
  });
}
