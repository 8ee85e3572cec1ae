/** The signed-in user as the web app keeps it (specification, section 3). */

export type User = {
  id: string;
  email: string;
  /** The server reported `googleConnected`. */
  google_credentials: boolean;
  googleWorkspaceEmail: string | null;
  /** Only where a renewals database is open that a colleague began: that colleague's address, null where the account is gone. */
  worksFor?: string | null;
};

type WireUser = {
  id: string;
  email: string;
  worksFor?: string | null | undefined;
  googleConnected: boolean;
  googleWorkspaceEmail: string | null;
};

/** The wire's user in the client's words. */
export function toUser(wire: WireUser): User {
  return {
    id: wire.id,
    email: wire.email,
    google_credentials: wire.googleConnected,
    googleWorkspaceEmail: wire.googleWorkspaceEmail,
    ...(wire.worksFor === undefined ? {} : { worksFor: wire.worksFor }),
  };
}
