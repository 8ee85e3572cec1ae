/** The paths of the route table (specification, section 2; a contract's own page: renewal cycle, section 3). */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  contracts: '/contracts',
  newContract: '/contracts/new',
  importSheet: '/contracts/import',
  contract: '/contracts/:id',
  calendar: '/calendar',
  wizard: '/upload-contracts',
  finds: '/new-finds',
  reminders: '/reminders',
  settings: '/settings',
  account: '/account',
  join: '/join',
} as const;

/** The wizard with a search of an earlier visit. */
export function searchPath(id: string): string {
  return `${paths.wizard}?search=${encodeURIComponent(id)}`;
}

/** The page of one contract. */
export function contractPath(id: string): string {
  return `/contracts/${encodeURIComponent(id)}`;
}
