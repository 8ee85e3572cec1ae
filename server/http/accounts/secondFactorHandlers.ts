/** Turning the second factor on and off. Both take the password: a session that was left open must not lock its user out. */
import {
  confirmSecondFactor,
  deleteSecondFactor,
  loadSecondFactor,
  startSecondFactor,
} from '../../db/secondFactors.ts';
import { loadAccount } from '../../db/users.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { verifyPassword } from './passwords.ts';
import { newRecoveryCodes, newSecret, stepOf } from './secondFactor.ts';
import { passwordPlaces, returnPlaces, takePlaces } from './signInLimits.ts';
import { wrongPassword } from './ownAccountHandlers.ts';

type SecondFactorOperation = 'startSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor';

export function secondFactorHandlers({ database, clock, google }: AppContext): Handlers<SecondFactorOperation> {
  const { queries } = database;
  const box = google.secretBox;
  return {
    async startSecondFactor({ user, body }) {
      await checkPassword(user.id, body.currentPassword);
      const { secret, uri, sealed } = newSecret(box, user);
      if (!(await startSecondFactor(queries, user.id, sealed)))
        throw new HttpError(409, 'The second factor is already on.', { code: 'SECOND_FACTOR_ON' });
      return { otpSecret: secret, otpUri: uri };
    },

    async confirmSecondFactor({ user, body }) {
      const places = passwordPlaces(user.id);
      await takePlaces(queries, places, clock());
      const factor = await loadSecondFactor(queries, user.id);
      if (!factor || factor.confirmedAt !== null) throw notFound('A second factor to be confirmed');
      const now = clock();
      const step = await stepOf(box, factor, body.oneTimeCode, now);
      if (step === null) throw wrongCode();
      await returnPlaces(queries, places);
      const { codes, hashes } = newRecoveryCodes();
      if (!(await confirmSecondFactor(queries, factor, { now, step, recoveryHashes: hashes })))
        throw notFound('A second factor to be confirmed');
      return { recoveryCodes: codes };
    },

    async endSecondFactor({ user, body }, reply) {
      await checkPassword(user.id, body.currentPassword);
      if (!(await deleteSecondFactor(queries, user.id))) throw notFound('A second factor');
      return reply.code(204).send();
    },
  };

  async function checkPassword(userId: string, password: string): Promise<void> {
    const places = passwordPlaces(userId);
    await takePlaces(queries, places, clock());
    if (!(await verifyPassword(password, (await loadAccount(queries, userId))?.passwordHash ?? null)))
      throw wrongPassword();
    await returnPlaces(queries, places);
  }
}

function wrongCode(): HttpError {
  const details = 'It changes every half minute. Check that your phone’s clock is right.';
  return new HttpError(422, 'This code isn’t right.', { code: 'WRONG_CODE', details });
}
