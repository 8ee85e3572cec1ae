/** Which of the two backends a file of end-to-end tests runs against. */
export type BackendName = 'service' | 'demo';

/** The journeys that `npm test` takes, each on the backend that shows more of it; the soak takes all, each on the other one or on both. */
const JOURNEYS = { service: 'access|connection', demo: 'steadiness' };

/** What `npm test` runs of a backend: what only that one can show, and the journeys that are its own. */
export function usualFiles(backend: BackendName): RegExp[] {
  return [new RegExp(`/${backend}/\\w+\\.spec\\.ts$`), new RegExp(`/journeys/(${JOURNEYS[backend]})\\.spec\\.ts$`)];
}

/** What only the soak runs of a backend. */
export function longFiles(backend: BackendName): RegExp[] {
  return [
    new RegExp(`/${backend}/\\w+\\.soak\\.spec\\.ts$`),
    new RegExp(`/journeys/(?!${JOURNEYS[backend]})\\w+\\.spec\\.ts$`),
  ];
}

/** The backend that a file's tests run against in `npm test`. */
export function usualBackend(file: string): BackendName {
  return usualFiles('demo').some((files) => files.test(file)) ? 'demo' : 'service';
}
