/** The paths of the route table (specification, section 2). */
export const paths = {
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  contracts: '/contracts',
  calendar: '/calendar',
  wizard: '/upload-contracts',
} as const;
