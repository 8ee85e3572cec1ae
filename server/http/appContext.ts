/** What handlers work with. Everything comes from outside, so that tests can bring their own. */
import type { Config } from '../config.ts';
import type { DocumentReader } from '../documents/DocumentReader.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../domain/clock.ts';
import type { MailRoom } from '../mail/mailRoom.ts';
import type { GoogleContext } from './google/googleContext.ts';
import type { SearchContext } from './gmail/searchContext.ts';

export type AppContext = {
  database: Database;
  clock: Clock;
  config: Config;
  google: GoogleContext;
  jobs: SearchContext;
  mail: MailRoom;
  /** Does the work on strangers' texts and keys. */
  reader: Pick<DocumentReader, 'render' | 'asPdf' | 'inspectKey' | 'readSheet' | 'writeSheet' | 'readAndAnalyse'>;
};
