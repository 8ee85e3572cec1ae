/** Whether every variant is run, as `npm run soak -- screens` does, or those that `npm test` has the time for. */
export const isWhole = process.env['WHOLE'] === '1';
