/** Why a change cannot be made: the same code and sentence from every backend. */

export class Refused extends Error {
  readonly status: number;
  /** For programs, UPPER_SNAKE_CASE. */
  readonly code: string;
  /** What to do about it, or which field is wrong. */
  readonly details: string | undefined;

  constructor(status: number, code: string, message: string, details?: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 409: somebody else, or another tab, was faster. */
export function staleVersion(changedFields: readonly string[]): Refused {
  const fields = [...new Set(changedFields)];
  const details =
    fields.length === 0 ? 'Load it again.' : `Changed meanwhile: ${fields.join(', ')}. Look at it, then save again.`;
  return new Refused(409, 'STALE_VERSION', 'This contract has changed since you opened it.', details);
}

/** 409: the same entry was sent before, with other contents. */
export function alreadyAdded(): Refused {
  const message = 'This contract was added already, before you changed what you entered.';
  return new Refused(409, 'ALREADY_ADDED', message, 'What you changed since isn’t in it.');
}

/** 409: the settings were changed in another tab, or by a colleague. */
export function staleSettings(): Refused {
  return new Refused(409, 'STALE_VERSION', 'Your settings have changed since you opened them.', 'Load them again.');
}

/** 409: what is set for a contract's reminders was changed in another tab, or by a colleague. */
export function staleReminders(): Refused {
  const message = 'The reminders of this contract have been changed since you opened it.';
  return new Refused(409, 'STALE_VERSION', message, 'Load it again.');
}

/** 409: what lies in the trash is restored first. */
export function contractInTrash(): Refused {
  const message = 'This contract is in the trash, and can’t be changed there.';
  return new Refused(409, 'IN_TRASH', message, 'Restore it first.');
}

/** 404: it is not there, or it is another user's. */
export function noSuchContract(): Refused {
  return new Refused(404, 'NOT_FOUND', 'This contract does not exist.');
}

/** 422: the version that was named is not a change of one's own, or one that has a way back of another kind (the trash, documents). */
export function nothingToUndo(): Refused {
  const details = 'Only your own last change of a contract can be undone. Open the contract to change it.';
  return new Refused(422, 'NOTHING_TO_UNDO', 'There is nothing of yours to undo here.', details);
}

/** 422: the history has not kept who had said a value before: it was changed before that was written down. */
export function tooOldToUndo(): Refused {
  const details = 'What was there before is in the contract’s history: you can enter it again.';
  return new Refused(422, 'TOO_OLD_TO_UNDO', 'This change was made before changes could be undone.', details);
}
