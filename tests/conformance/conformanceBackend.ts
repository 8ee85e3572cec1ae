/** What the suite needs of a backend. It knows neither, so that the web half and the service half are each compiled without the other. */
export type ConformanceBackend = {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Gives the user's consent on whatever the backend calls Google. */
  giveConsent: (authUrl: string, cookies: string) => Promise<void>;
  /** A key file of a service account that may read the workspace, and an address to read as. */
  serviceAccount: () => Promise<{ keyFile: string; workspaceEmail: string }>;
  /** The token of the link for a new password that was sent to that address last. */
  resetToken: (email: string) => Promise<string>;
  /** Headers that every call carries. */
  headers?: () => Record<string, string>;
  /** How long to wait between two status checks of a search, in milliseconds. */
  pollInterval: number;
  close: () => Promise<void>;
};

/** Brings one up. */
export type StartBackend = () => Promise<ConformanceBackend>;
