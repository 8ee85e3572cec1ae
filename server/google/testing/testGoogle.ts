/** For tests: a Google room, by default one whose Google nobody answers for. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createSecretBox } from '../../db/secretBox.ts';
import { createGoogle, type CreateGoogleOptions } from '../createGoogle.ts';
import type { GoogleRoom } from '../googleRoom.ts';

/** The discard port: refuses at once. */
const NOWHERE = 'http://127.0.0.1:9';

/** A room on that database with a key of its own. `overrides` replace what it is made with. */
export function testGoogle(database: Database, overrides: Partial<CreateGoogleOptions> = {}): GoogleRoom {
  return createGoogle({
    database,
    clock: () => new Date(),
    config: readConfig({}),
    secretBox: createSecretBox([{ id: 1, key: randomBytes(32) }]),
    sandboxUrl: NOWHERE,
    ...overrides,
  });
}
