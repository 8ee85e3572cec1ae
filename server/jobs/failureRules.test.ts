import { describe, expect, it } from 'vitest';
import { GoogleFailure, type GoogleFailureKind } from '../google/googleFailure.ts';
import {
  countsAgainstPlace,
  endsItem,
  type FailureScope,
  mayPass,
  mayPassAt,
  scopeOfItemFailure,
  scopeOfListFailure,
} from './failureRules.ts';

const failure = (kind: GoogleFailureKind, reason = 'test') =>
  new GoogleFailure({ kind, reason, message: 'It failed.' });

/** Kind and reason; what it means in a listing, for an item, and whether ten in a row end the place. */
const RULES: [GoogleFailureKind, string, FailureScope, FailureScope, boolean][] = [
  ['reconnect', 'invalid_grant', 'search', 'search', false],
  ['quota', 'dailyLimitExceeded', 'search', 'search', false],
  ['admin', 'domainPolicy', 'place', 'place', false],
  ['admin', 'authError', 'again', 'again', true],
  ['wait', 'rateLimitExceeded', 'wait', 'wait', false],
  ['network', 'noAnswer', 'again', 'again', true],
  ['gone', 'notFound', 'place', 'item', false],
  ['skip', 'failedPrecondition', 'place', 'item', true],
  ['skip', 'noSuchUser', 'place', 'place', false],
  ['skip', 'accountDisabled', 'place', 'place', false],
  ['skip', 'cannotDownload', 'place', 'item', false],
  ['fatal', 'invalidPageToken', 'restart', 'item', true],
  ['fatal', 'badRequest', 'place', 'item', true],
];

describe('a failure at Google', () => {
  it.each(RULES)('%s / %s means %s in a listing and %s for an item', (kind, reason, list, item, counts) => {
    expect(scopeOfListFailure(failure(kind, reason))).toBe(list);
    expect(scopeOfItemFailure(failure(kind, reason))).toBe(item);
    expect(countsAgainstPlace(failure(kind, reason))).toBe(counts);
  });

  it.each([
    ['network', 'noAnswer', true, true],
    ['wait', 'rateLimitExceeded', true, true],
    ['quota', 'dailyLimitExceeded', true, true],
    ['reconnect', 'invalid_grant', true, true],
    ['admin', 'domainPolicy', true, true],
    ['gone', 'notFound', false, false],
    ['gone', 'invalidAttachmentId', true, true],
    ['skip', 'downloadQuotaExceeded', true, true],
    ['skip', 'tooLarge', false, true],
    ['skip', 'accountDisabled', false, true],
    ['skip', 'failedPrecondition', false, false],
    ['fatal', 'badRequest', false, false],
  ] as const)('%s / %s may pass for an item: %s, for a mailbox: %s', (kind, reason, item, place) => {
    expect([mayPass(failure(kind, reason)), mayPassAt(failure(kind, reason))]).toEqual([item, place]);
  });

  it('costs a mail one attachment only where nothing more can be had of it', () => {
    expect(endsItem(failure('gone'), false)).toBe(true);
    expect(endsItem(failure('network'), false)).toBe(false);
    expect(endsItem(failure('network'), true)).toBe(true);
    expect(endsItem(failure('wait'), true)).toBe(false);
  });
});
