import { describe, expect, it } from 'vitest';
import { errorSentence, readApiError, troubleSentence } from './apiError.ts';

const say = (data: unknown) => errorSentence({ status: 400, data }, 'fallback');

describe('an error', () => {
  it('says message, then details, from `error` or from the top level, then the catalogue', () => {
    expect(say({ error: { message: 'inner', details: 'more' }, message: 'outer' })).toBe('inner');
    expect(say({ error: { details: 'more' } })).toBe('more');
    expect(say({ message: 'outer' })).toBe('outer');
    expect(say({ details: 'outer details' })).toBe('outer details');
    for (const nothing of ['<html>', null, {}, { error: 'text' }, { error: { message: '  ' } }]) {
      expect(say(nothing)).toBe('fallback');
    }
  });

  it('is read with its code, its status, and whether it was a time-out', () => {
    expect(readApiError({ status: 'TIMEOUT_ERROR' })).toMatchObject({ status: null, timedOut: true });
    expect(readApiError({ status: 'PARSING_ERROR', originalStatus: 502 })).toMatchObject({ status: 502 });
    expect(readApiError({ status: 409, data: { error: { message: 'x', code: 'TAKEN' } } })).toMatchObject({
      code: 'TAKEN',
    });
    expect(readApiError(undefined)).toMatchObject({ status: null, message: null });
  });

  it('tells trouble from refusal', () => {
    expect(troubleSentence({ status: 401, data: {} })).toBeNull();
    expect(troubleSentence({ status: 403, data: { message: 'Sign-ups are closed.' } })).toBe('Sign-ups are closed.');
    expect(troubleSentence({ status: 'FETCH_ERROR' })).toMatch(/could not be reached/);
    expect(troubleSentence({ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' })).toBe(
      'Something between you and Perennial answered instead. Check your connection and try again.',
    );
    expect(troubleSentence({ status: 503 })).toMatch(/isn’t working properly/);
    expect(troubleSentence({ status: 429, data: { error: { message: 'Wait 20 s.' } } })).toBe('Wait 20 s.');
  });
});
