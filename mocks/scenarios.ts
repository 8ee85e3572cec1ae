/**
 * The named scenarios of the mock backend: what a demo, a test or a support case needs to see. Chosen by `?scenario=<name>`
 * and from the demo menu. A scenario only says what is different; the handlers read it in one place each.
 */
import type { SeedName } from './db.ts';

export type Scenario = {
  title: string;
  /** What the demo account's renewals database holds. */
  seed: SeedName;
  /** How long an answer takes, in milliseconds (demo only; tests do not wait). */
  delay: number;
  /** In how many pieces a document comes, with a pause of a quarter of the delay before each. */
  documentPieces: number;
  search: 'succeeds' | 'fails' | 'finds-nothing';
  /**
   * 'fails-in-part': some documents and the drive cannot be read until the search is retried. 'is-cut-off': the connection to Google ends while a
   * search reads, and what it had not read by then waits for another.
   */
  reading: 'succeeds' | 'fails-in-part' | 'is-cut-off';
  /** How status checks of a search answer. */
  status: 'steady' | 'flaky' | 'down';
  /** 'times-out-once': the first call takes longer than any client waits. */
  process: 'answers' | 'times-out-once';
  popup: 'opens' | 'blocked';
  /** Seconds until the session ends. */
  sessionSeconds: number;
  /** Everything but signing in answers 500. */
  serverErrors: boolean;
  /** The Google grant has died and must be given again. */
  reconnectNeeded: boolean;
  /**
   * 'edits-first': somebody else changes each contract just before one's own first change of it. 'invites': somebody else has invited the demo
   * account to their renewals database (`mocks/invitedByAnna.ts`).
   */
  colleague: 'absent' | 'edits-first' | 'invites';
  /** 'wait': whoever doesn't work in the account has had as many messages today as one gets a day, and gets the others tomorrow. */
  messages: 'sent' | 'wait';
  /** The path that choosing the scenario leads to; without it, one stays where one is. */
  opens?: string;
};

const NORMAL: Scenario = {
  title: 'Everything works',
  seed: 'sixty-four',
  delay: 180,
  documentPieces: 1,
  search: 'succeeds',
  reading: 'succeeds',
  status: 'steady',
  process: 'answers',
  popup: 'opens',
  sessionSeconds: 30 * 24 * 3600,
  serverErrors: false,
  reconnectNeeded: false,
  colleague: 'absent',
  messages: 'sent',
};

export const SCENARIOS = {
  default: NORMAL,
  'empty-account': { ...NORMAL, title: 'Empty account', seed: 'empty' },
  'search-fails': { ...NORMAL, title: 'The search fails', search: 'fails' },
  'no-contracts': { ...NORMAL, title: 'The search finds no contracts', search: 'finds-nothing' },
  'reading-fails': { ...NORMAL, title: 'Some documents can be read only at the second try', reading: 'fails-in-part' },
  'connection-ends': { ...NORMAL, title: 'The connection ends during a search', reading: 'is-cut-off' },
  'process-times-out': { ...NORMAL, title: 'Processing times out once', process: 'times-out-once' },
  'status-flaky': { ...NORMAL, title: 'Every other status check fails', status: 'flaky' },
  'status-failures': { ...NORMAL, title: 'Five status checks fail', status: 'down' },
  'popup-blocked': { ...NORMAL, title: 'The popup is blocked', popup: 'blocked' },
  'reconnect-needed': { ...NORMAL, title: 'Google must be connected again', reconnectNeeded: true },
  'session-expired': { ...NORMAL, title: 'The session ends after 20 seconds', sessionSeconds: 20 },
  'server-errors': { ...NORMAL, title: 'The server answers with errors', serverErrors: true },
  'notices-passed': { ...NORMAL, title: 'Most notice days have passed', seed: 'notices-passed' },
  'conflicting-edit': { ...NORMAL, title: 'Another person edits each contract first', colleague: 'edits-first' },
  invited: { ...NORMAL, title: 'A colleague invites you', colleague: 'invites', opens: '/join?token=anna.open' },
  'many-documents': { ...NORMAL, title: 'Contracts with many documents', seed: 'many-documents' },
  'amendment-apart': { ...NORMAL, title: 'An amendment beside its agreement', seed: 'amendment-apart' },
  'messages-wait': {
    ...NORMAL,
    title: 'Messages to an owner wait until tomorrow',
    seed: 'with-an-owner',
    messages: 'wait',
    opens: '/reminders',
  },
  'ten-thousand-contracts': { ...NORMAL, title: 'Ten thousand contracts', seed: 'ten-thousand' },
  'hundred-thousand-contracts': { ...NORMAL, title: 'A hundred thousand contracts', seed: 'hundred-thousand' },
  slow: { ...NORMAL, title: 'Everything is slow', delay: 3000, documentPieces: 30 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

/** Is this the name of a scenario? */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}
